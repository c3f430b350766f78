import type { AnswerOf, Api } from '@taproom/contracts';
import { GAMES, type GameId } from '@taproom/games';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { useLevels } from '../play/signs.ts';
import { ask, type DoorProblem } from './door.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { Trouble } from './Trouble.tsx';
import './online.css';
import './account.css';

type Leaders = AnswerOf<Api['leaders']>['leaders'];
const SIZES = ['2', '3', '4', '5'] as const;
type Size = (typeof SIZES)[number];

const sizesOf = (game: GameId): readonly Size[] =>
  SIZES.filter(
    size => Number(size) >= GAMES.current(game).seats.min && Number(size) <= GAMES.current(game).seats.max,
  );

/** The best players and bots of a game at a size of table. */
export default function LeadersPage(): ReactNode {
  const { signs } = useFaces();
  const [first] = signs;
  const [sign, setSign] = useState(first);
  return sign === undefined ? null : <LeadersOf sign={sign} signs={signs} onChange={setSign} />;
}

interface LeadersOfProps {
  readonly sign: Sign;
  readonly signs: readonly Sign[];
  readonly onChange: (sign: Sign) => void;
}

function LeadersOf({ sign, signs, onChange }: LeadersOfProps): ReactNode {
  const { online } = useWords();
  const game = sign.id;
  const levels = useLevels(game);
  const [size, setSize] = useState<Size>('3');
  const [leaders, setLeaders] = useState<Leaders>([]);
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  const sizes = sizesOf(game);
  const seats = sizes.includes(size) ? size : '3';
  useEffect(() => {
    let wanted = true;
    void ask('leaders', { params: { game, seats } }).then(found => {
      if (!wanted) return;
      setTrouble(found.ok ? null : found.refusal);
      setLeaders(found.ok ? found.value.leaders : []);
    });
    return () => {
      wanted = false;
    };
  }, [game, seats]);
  return (
    <div className="online">
      <header className="online-head">
        <h1>{online.leaders}</h1>
        <Link href="/online" className="button">
          {online.title}
        </Link>
      </header>
      <div className="panel">
        <div className="filters">
          <RoomPicture game={game} />
          <label>
            {online.game}
            <select
              value={game}
              onChange={({ target }) => onChange(signs.find(({ id }) => id === target.value) ?? sign)}
            >
              {signs.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <label>
            {online.seats}
            <select
              value={seats}
              onChange={({ target }) => setSize(sizes.find(one => one === target.value) ?? size)}
            >
              {sizes.map(one => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        </div>
        <Trouble trouble={trouble} />
        {leaders.length === 0 ? (
          <p>{online.noRatings}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{online.place}</th>
                <th scope="col">{online.player}</th>
                <th scope="col" className="figure">
                  {online.rating}
                </th>
                <th scope="col" className="figure">
                  {online.played}
                </th>
              </tr>
            </thead>
            <tbody>
              {leaders.map(({ person, level, rating }, i) => (
                <tr key={person?.id ?? level ?? i}>
                  <td className={i < 3 ? 'medal' : ''}>{i + 1}</td>
                  <td>
                    {person ? (
                      <Link href={`/people/${person.id}`}>{person.name || online.somebody}</Link>
                    ) : level === null ? (
                      online.somebody
                    ) : (
                      online.bot(levels[level] ?? level)
                    )}
                  </td>
                  <td className="figure">
                    <strong>{rating.rating}</strong>
                  </td>
                  <td className="figure">{rating.games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
