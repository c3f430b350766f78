import { CARDS, CATEGORIES, tables } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { useLoaded } from '../../../app/useLoaded.ts';
import { useWords } from '../../../app/words.tsx';
import { loadByLanguage } from '../../../i18n/by-language.ts';
import type { Words } from '../../../i18n/en/heros-tavern/reference.ts';
import { sign } from '../sign.tsx';
import { REFERENCE } from './reference.ts';
import '../../../pages/paper.css';
import './print.css';

const wordsIn = loadByLanguage(
  import.meta.glob<Words>('../../../i18n/*/heros-tavern/reference.ts', { import: 'words' }),
);

const SEATS = Array.from({ length: tables.SEATS_MAX }, (_, seat) => seat);

/** The reference card and the score pad of Hero's Tavern, a sheet of paper each. */
export default function PrintPage(): ReactNode {
  const { app, pages } = useWords();
  const words = useLoaded(wordsIn);
  if (words === null) return <p className="waiting">{app.loading}</p>;
  return (
    <div className="print-page">
      <header>
        <p>{words.hint}</p>
        <button type="button" className="button main" onClick={() => print()}>
          {pages.print}
        </button>
      </header>
      <ReferenceCard words={words} />
      <ScorePad words={words} />
    </div>
  );
}

interface SheetProps {
  readonly words: Words;
}

function ReferenceCard({ words }: SheetProps): ReactNode {
  return (
    <section className="paper">
      <h1>
        {sign.title}: {words.title}
      </h1>
      <p>{words.order}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.card}</th>
            <th scope="col">{words.gives}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {CARDS.map(card => (
            <tr key={card}>
              <th scope="row">{words.name[card]}</th>
              <td>{words.gain[card](REFERENCE)}</td>
              <td>{words.tokens(tables.PRICES[card])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.unspent(tables.UNSPENT_HEROES)}</p>
    </section>
  );
}

function ScorePad({ words }: SheetProps): ReactNode {
  const { pages } = useWords();
  const rounds = Array.from({ length: tables.ROUNDS }, (_, round) => words.score.round(round + 1));
  return (
    <section className="paper score-pad">
      <h1>
        {sign.title}: {words.padTitle}
      </h1>
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
    </section>
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
          <th scope="row">{row}</th>
          {SEATS.map(seat => (
            <td key={seat} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
