import type { FinishedTable } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dayText } from '../app/dates.ts';
import { useLanguage, useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import { useFaces } from '../play/faces.tsx';
import { useLacking } from '../play/playable.ts';
import { DealBadge } from './DealBadge.tsx';
import { ask, type DoorProblem } from './door.ts';
import { PlayAgain } from './PlayAgain.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { byPlace, resultText, winnersOf } from './result-text.ts';
import { seatNames } from './seat-names.ts';
import { Trouble } from './Trouble.tsx';
import './ledger.css';

/** A person's finished games, newest first; more on request. */
export function FinishedGames({ id }: { readonly id: string }): ReactNode {
  const { online } = useWords();
  const [tables, setTables] = useState<readonly FinishedTable[] | null>(null);
  const [more, setMore] = useState(false);
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  const look = async (known: readonly FinishedTable[]): Promise<void> => {
    const before = known.at(-1)?.ended;
    const found = await ask('history', {
      params: { id },
      query: before == null ? {} : { before: String(before) },
    });
    setTrouble(found.ok ? null : found.refusal);
    if (!found.ok) return;
    setTables([...known, ...found.value.tables]);
    setMore(found.value.more);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: from the beginning for each person.
  useEffect(() => void look([]), [id]);
  return (
    <section className="ledger-leaf ruled ledger-page">
      <h2>{online.history}</h2>
      {tables?.length === 0 && <p className="ledger-empty">{online.noFinished}</p>}
      <ul className="ledger">
        {tables?.map(table => (
          <LedgerEntry key={table.id} table={table} />
        ))}
      </ul>
      {more && (
        <button type="button" className="button" onClick={() => void look(tables ?? [])}>
          {online.earlier}
        </button>
      )}
      <Trouble trouble={trouble} />
    </section>
  );
}

/** A game in the ledger: when, what, who won, and what everyone scored. */
function LedgerEntry({ table }: { readonly table: FinishedTable }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const faces = useFaces();
  const { places, records, unplayable } = words;
  const { id, game, rules, seats, results } = table;
  const ended = table.ended ?? table.created;
  const names = seatNames(table, words, words.online.somebody);
  const winners = winnersOf(table);
  // A game that was ended early has winners at most, but no scores.
  const hasScores = table.status === 'finished';
  // The server may lack the rules: a finished game is shown from its record.
  const isLacking = useLacking()({ game, rules }) !== null;
  return (
    <li className="ledger-entry">
      <RoomPicture game={game} />
      <div className="ledger-facts">
        <p className="ledger-head">
          <strong>{faces.title(game)}</strong>
          <time dateTime={new Date(ended).toISOString()}>{dayText(language, ended)}</time>
          <DealBadge deal={table.deal} />
          {isLacking && <span className="badge">{unplayable.badge}</span>}
        </p>
        <p className="ledger-result">{resultText(table, words, language)}</p>
        <ol className="ledger-scores" aria-label={places.score}>
          {byPlace(table).map(seat => (
            <li key={seat} className={winners.includes(seat) ? 'sitter winner' : 'sitter'}>
              <CrestMark seat={seat} size={22} />
              <span>{names[seat]}</span>
              {seats[seat]?.replaced === 'resigned' && <small>{places.resigned}</small>}
              {hasScores && results?.[seat] !== undefined && (
                <b>{results[seat].score.toLocaleString(language)}</b>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className="buttons">
        <Link href={addressOf({ page: 'record', id })} className="button">
          {records.replay}
        </Link>
        <PlayAgain table={table} />
      </div>
    </li>
  );
}
