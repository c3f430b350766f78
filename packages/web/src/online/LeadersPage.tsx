import type { AnswerOf, Api } from '@taproom/contracts';
import { GAME_IDS, GAMES, type GameId, isGameId } from '@taproom/games';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { ask, type DoorProblem } from './door.ts';
import { Trouble } from './OnlinePage.tsx';
import './online.css';

type Leaders = AnswerOf<Api['leaders']>['leaders'];
const SIZES = ['2', '3', '4', '5'] as const;

/** The best players and bots of a game at a size of table. */
export default function LeadersPage(): ReactNode {
  const { online, games, play } = useWords();
  const [game, setGame] = useState<GameId>('heaven-and-ale');
  const [seats, setSeats] = useState<(typeof SIZES)[number]>('3');
  const [leaders, setLeaders] = useState<Leaders>([]);
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  const { min, max } = GAMES[game].seats;
  useEffect(() => {
    void ask('leaders', { params: { game, seats } }).then(found => {
      setTrouble(found.ok ? null : found.refusal);
      setLeaders(found.ok ? found.value.leaders : []);
    });
  }, [game, seats]);
  return (
    <div className="online">
      <h1>{online.leaders}</h1>
      <div className="panel">
        <label>
          {online.game}
          <select
            value={game}
            onChange={({ target: { value } }) => {
              if (isGameId(value)) setGame(value);
            }}
          >
            {GAME_IDS.map(id => (
              <option key={id} value={id}>
                {games[id]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {online.seats}
          <select
            value={seats}
            onChange={({ target }) => setSeats(SIZES.find(size => size === target.value) ?? '3')}
          >
            {SIZES.filter(size => Number(size) >= min && Number(size) <= max).map(size => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        <Trouble trouble={trouble} />
        {leaders.length === 0 && <p>{online.noRatings}</p>}
        <ol>
          {leaders.map(({ person, level, rating }) => (
            <li key={person?.id ?? level}>
              {person ? (
                <Link href={`/people/${person.id}`}>{person.name || online.somebody}</Link>
              ) : (
                online.bot(play.levels[level ?? ''] ?? '')
              )}
              : <strong>{rating.rating}</strong> ({online.games(rating.games)})
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
