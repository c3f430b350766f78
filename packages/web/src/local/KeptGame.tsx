import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Ask } from '../app/Dialog.tsx';
import { momentText } from '../app/dates.ts';
import { house } from '../app/house.ts';
import { useLanguage, useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { labelsFor, namesOf, onlyPerson } from '../play/names.ts';
import { useLacking } from '../play/playable.ts';
import { useLevels } from '../play/signs.ts';
import { asGiven } from './sitter.ts';
import type { StoredGame } from './store.ts';
import { isFinished } from './useKeptGames.ts';

interface KeptGameProps {
  readonly kept: StoredGame;
  /** Whether it is the one to continue first. */
  readonly isNext?: boolean;
}

/** A game in the list of this device: what it is, and what can be done with it. */
export function KeptGame({ kept, isNext = false }: KeptGameProps): ReactNode {
  const { records, start, unplayable } = useWords();
  const title = useFaces().title(kept.game);
  const isLacking = useLacking()(kept) !== null;
  const [isForgetting, setForgetting] = useState(false);
  const { names, others, when } = useFacts(kept);
  const { id, game, played, standing } = kept;
  const best = Math.max(...(standing.scores ?? []));
  const facts = (
    <>
      {!isFinished(kept) && <span>{start.round(standing.round)}</span>}
      {isLacking && <span>{unplayable.badge}</span>}
      {!isFinished(kept) && !isLacking && standing.yourTurn && <mark>{start.yourTurn}</mark>}
      <span className="players">
        {standing.scores === null
          ? others
          : names.map((name, seat) => (
              <span key={name} className={standing.scores?.[seat] === best ? 'best' : undefined}>
                {name} {standing.scores?.[seat]}
              </span>
            ))}
      </span>
      <time dateTime={new Date(played).toISOString()}>{when}</time>
    </>
  );
  return (
    <li className={game}>
      <div className="kept-facts">
        <b>{title}</b>
        {facts}
      </div>
      <div className="kept-actions">
        {isFinished(kept) ? (
          <Link href={addressOf({ page: 'play', id })} className="button open-game">
            {start.result}
          </Link>
        ) : (
          <Link
            href={addressOf({ page: 'play', id })}
            className={isNext ? 'button main open-game' : 'button open-game'}
            aria-label={start.goOnWith(title, others)}
          >
            {start.goOn}
          </Link>
        )}
        <Link href={addressOf({ page: 'replay', id })} className="button quiet">
          {records.replay}
        </Link>
        {isFinished(kept) && !isLacking && (
          <Link href={addressOf({ page: 'review', id })} className="button quiet">
            {records.review}
          </Link>
        )}
        <button type="button" className="button quiet" onClick={() => setForgetting(true)}>
          {start.forget}
        </button>
      </div>
      {isForgetting && (
        <Ask
          question={start.forgetSure(title)}
          yes={start.forget}
          no={start.keep}
          onYes={() => void house.store.forget(id)}
          onNo={() => setForgetting(false)}
        >
          <p className="kept-facts">{facts}</p>
        </Ask>
      )}
    </li>
  );
}

/** Who played a game, and when. */
function useFacts({ seats, game, played }: StoredGame): {
  readonly names: readonly string[];
  /** Against whom; with several people at the screen, who plays. */
  readonly others: string;
  readonly when: string;
} {
  const { start, you } = useWords();
  const language = useLanguage();
  const sitters = seats.map(asGiven);
  const person = onlyPerson(sitters);
  const names = labelsFor(namesOf(sitters, useLevels(game)), sitters, { seat: person, you });
  const joined = names.filter((_, seat) => seat !== person).join(', ');
  return {
    names,
    others: person === null ? joined : start.against(joined),
    when: momentText(language, played),
  };
}
