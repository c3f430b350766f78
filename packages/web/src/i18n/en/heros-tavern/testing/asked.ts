import type { Asked } from '../../../testing/asked.ts';

export const asked: Asked = [
  ['how do I win', '7.2'],
  ['when does the game end', '7.1'],
  ['how much does ale score', '3.3'],
  ['what does the cook do', '3.6'],
  ['how do I buy cards', '5.1'],
  ['what are the prices', '5.2'],
  ['how do I get coins', '4.1'],
  ['what happens to leftover tokens', '7.1'],
  ['which way do hands pass', '2.2'],
];
