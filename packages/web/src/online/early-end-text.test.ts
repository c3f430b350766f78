import type { SeatInfo } from '@taproom/contracts';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../play/testing/faces.ts';
import { earlyEndText } from './early-end-text.ts';

const seatOf = (name: string, replaced: SeatInfo['replaced']): SeatInfo => ({
  person: { id: name, name, kind: 'guest' },
  level: replaced === null ? null : 'patron',
  replaced,
  present: true,
  takeover: null,
  seen: 0,
});
const table = (rated: boolean, ...seats: SeatInfo[]) => ({ rated, seats });

describe('a game that was stopped after somebody had resigned', () => {
  const stopped = table(false, seatOf('Ann', null), seatOf('Ben', 'resigned'));

  it('says "you" to whoever resigned, and that nobody is ranked', () => {
    expect(earlyEndText(stopped, 1, CATALOGUES.en)).toBe(
      'You resigned. Ann ended the game early. The game has no result, so nobody is ranked.',
    );
    expect(earlyEndText(stopped, 0, CATALOGUES.en)).toBe(
      'Ben resigned. You ended the game early. The game has no result, so nobody is ranked.',
    );
    expect(earlyEndText(stopped, 1, CATALOGUES.de)).toMatch(/^Du hast aufgegeben\. Ann /);
    expect(earlyEndText(stopped, 1, CATALOGUES.ru)).toMatch(/^Вы сдались\. Ann /);
  });

  it('names all who resigned', () => {
    const all = table(false, seatOf('Ann', 'resigned'), seatOf('Ben', 'resigned'));
    expect(earlyEndText(all, 0, CATALOGUES.en)).toMatch(
      /^You resigned\. Ben resigned\. That ended the game\./,
    );
    expect(earlyEndText(all, null, CATALOGUES.en)).toMatch(/^Ann and Ben resigned, which ended the game\./);
  });

  it('counts as a loss where it is rated', () => {
    const rated = table(true, seatOf('Ann', null), seatOf('Ben', 'resigned'));
    expect(earlyEndText(rated, 1, CATALOGUES.en)).toBe(
      'You resigned. That ended the game. It counts as a loss for you.',
    );
    expect(earlyEndText(rated, 0, CATALOGUES.en)).toBe(
      'Ben resigned, which ended the game. It counts as a loss for Ben.',
    );
  });

  it('says of those who have deleted their accounts that they did', () => {
    const gone = table(false, seatOf('Ann', null), seatOf('Ben', 'resigned'), seatOf('', 'resigned'));
    expect(earlyEndText(gone, 0, CATALOGUES.en)).toBe(
      'Ben resigned. A player deleted their account. You ended the game early. The game has no result, so nobody is ranked.',
    );
    const over = table(true, seatOf('Ann', null), seatOf('', 'resigned'));
    expect(earlyEndText(over, 0, CATALOGUES.en)).toBe(
      'A player deleted their account. That ended the game. It counts as a loss for deleted player.',
    );
    expect(earlyEndText(over, 0, CATALOGUES.de)).toMatch(/^Ein Spieler hat sein Konto gelöscht\. /);
    expect(earlyEndText(over, 0, CATALOGUES.ru)).toMatch(/^Один из игроков удалил учётную запись\. /);
  });

  it('is just ended early if nobody resigned', () => {
    const agreed = table(false, seatOf('Ann', null), seatOf('Ben', null));
    expect(earlyEndText(agreed, 0, CATALOGUES.en)).toBe('The game was ended early.');
  });
});
