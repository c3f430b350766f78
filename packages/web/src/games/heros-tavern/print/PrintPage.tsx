import { CATEGORIES, tables } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { withWords } from '../../../app/withWords.tsx';
import { useWords } from '../../../app/words.tsx';
import { loadByLanguage } from '../../../i18n/by-language.ts';
import type { Words } from '../../../i18n/en/heros-tavern/aid.ts';
import { PrintFrame } from '../../../print/PrintFrame.tsx';
import { unbroken } from '../../../rules/unbroken.ts';
import { sign } from '../sign.tsx';

const wordsIn = loadByLanguage(
  import.meta.glob<Words>('../../../i18n/*/heros-tavern/aid.ts', { import: 'words' }),
);

const SEATS = Array.from({ length: tables.SEATS_MAX }, (_, seat) => seat);

/** The reference card and the score pad of Hero's Tavern, a sheet of paper each. */
export default withWords(wordsIn, PrintSheets);

function PrintSheets({ words }: SheetProps): ReactNode {
  return (
    <PrintFrame sign={sign} aidTitle={words.title} padTitle={words.padTitle} hint={words.hint}>
      <ScorePad words={words} />
    </PrintFrame>
  );
}

interface SheetProps {
  readonly words: Words;
}

function ScorePad({ words }: SheetProps): ReactNode {
  const { pages } = useWords();
  const rounds = Array.from({ length: tables.ROUNDS }, (_, round) => words.score.round(round + 1));
  return (
    <table>
      <colgroup>
        <col className="round-column" />
        <col className="row-column" />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="col">
            {pages.score.name}
          </th>
          {SEATS.map(seat => (
            <td key={seat} />
          ))}
        </tr>
      </thead>
      {rounds.map(round => (
        <RoundRows key={round} words={words} title={round} extra={[]} />
      ))}
      <RoundRows words={words} title={words.score.final} extra={[words.score.unspent]} />
      <tfoot>
        <tr>
          <th colSpan={2} scope="row">
            {pages.score.total}
          </th>
          {SEATS.map(seat => (
            <td key={seat} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The rows of a round: its name beside its categories. */
function RoundRows({
  words,
  title,
  extra,
}: SheetProps & { readonly title: string; readonly extra: readonly string[] }): ReactNode {
  const rows = [...CATEGORIES.map(category => words.category[category]), ...extra, words.score.sum];
  return (
    <tbody>
      {rows.map((row, i) => (
        <tr key={row} className={i === rows.length - 1 ? 'sum' : undefined}>
          {i === 0 && (
            <th rowSpan={rows.length} scope="rowgroup" className="round">
              <span>{title}</span>
            </th>
          )}
          <th scope="row">{unbroken(row)}</th>
          {SEATS.map(seat => (
            <td key={seat} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
