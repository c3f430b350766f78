import type { ChatLine } from '@taproom/contracts';
import { expect, it } from 'vitest';
import { withLine } from './chat-lines.ts';

const line = (number: number, text: string | null): ChatLine => ({ number, person: null, at: 0, text });

it('a line that was hidden stays where it was said, and a new one comes last', () => {
  const said = [line(1, 'one'), line(2, 'two'), line(4, 'four')];
  const hidden = withLine(said, line(2, null));
  expect(hidden).toEqual([line(1, 'one'), line(2, null), line(4, 'four')]);
  expect(withLine(hidden, line(7, 'seven'))).toEqual([...hidden, line(7, 'seven')]);
});
