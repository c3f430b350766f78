import { CARDS, CATEGORIES, tables } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { REFERENCE } from './reference.ts';
import '../../../pages/paper.css';
import '../../../pages/print.css';
import { useTavernWords } from '../words.ts';

const SEATS = Array.from({ length: tables.SEATS_MAX }, (_, seat) => seat);

/** The reference card and the score pad of Hero's Tavern, a sheet of paper each. */
export default function PrintPage(): ReactNode {
  const { pages } = useWords();
  return (
    <div className="print-page">
      <header>
        <p>{pages.reference.hint}</p>
        <button type="button" className="button main" onClick={() => print()}>
          {pages.print}
        </button>
      </header>
      <ReferenceCard />
      <ScorePad />
    </div>
  );
}

function ReferenceCard(): ReactNode {
  const { games, pages } = useWords();
  const { tavern } = useTavernWords();
  const words = pages.reference;
  return (
    <section className="paper">
      <h1>
        {games['heros-tavern']}: {words.title}
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
              <th scope="row">{tavern.name[card]}</th>
              <td>{words.gain[card](REFERENCE)}</td>
              <td>{tavern.tokens(tables.PRICES[card])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.unspent(tables.UNSPENT_HEROES)}</p>
    </section>
  );
}

function ScorePad(): ReactNode {
  const { games, pages } = useWords();
  const rounds = Array.from({ length: tables.ROUNDS }, (_, round) => pages.score.round(round + 1));
  return (
    <section className="paper score-pad">
      <h1>
        {games['heros-tavern']}: {pages.reference.padTitle}
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
          <RoundRows key={round} title={round} extra={[]} />
        ))}
        <RoundRows title={pages.score.final} extra={[pages.score.unspent]} />
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
  title,
  extra,
}: {
  readonly title: string;
  readonly extra: readonly string[];
}): ReactNode {
  const { pages } = useWords();
  const { tavern } = useTavernWords();
  const rows = [...CATEGORIES.map(category => tavern.category[category]), ...extra, pages.score.sum];
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
