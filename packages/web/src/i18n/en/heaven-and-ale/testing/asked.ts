import type { Asked } from '../../../testing/asked.ts';

export const asked: Asked = [
  ['how do I win', '10.4'],
  ['when does the game end?', '4.5'],
  ['how many rounds are there', '4.5'],
  ['what does a monk do', '7.4'],
  ['how much does a monk cost', '5.5'],
  ['where do I get money', '5.8'],
  ['how do I build a shed', '6.1'],
  ['how do I get a barrel', '8.2'],
  ['what happens in the sun', '6.3'],
  ['can I move backwards', '5.2'],
  ['how does the exchange work', '10.2'],
  ['when can I place a privilege card', '7.5'],
];
