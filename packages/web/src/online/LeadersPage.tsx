import type { AnswerOf, Api } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import type { Game } from '@taproom/games';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { RadioField } from '../app/RadioField.tsx';
import { useGames } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { useLevels } from '../play/signs.ts';
import { ask, type DoorProblem } from './door.ts';
import { HousePlace } from './HousePlace.tsx';
import { InkPicture } from './InkPicture.tsx';
import { personName } from './person-name.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { Trouble } from './Trouble.tsx';
import './ledger.css';

type Leaders = AnswerOf<Api['leaders']>['leaders'];
const SIZES = ['2', '3', '4', '5'] as const;
type Size = (typeof SIZES)[number];

const sizesOf = ({ seats }: Game): readonly Size[] =>
  SIZES.filter(size => Number(size) >= seats.min && Number(size) <= seats.max);

/** The best players and bots of a game, by table size. */
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
  const words = useWords();
  const { online } = words;
  const game = sign.id;
  const levels = useLevels(game);
  const [size, setSize] = useState<Size>('3');
  const [leaders, setLeaders] = useState<Leaders>([]);
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  const sizes = sizesOf(useGames().current(game));
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
    <HousePlace game={game}>
      <div className="online ledger-room">
        <header className="online-head">
          <h1>{online.leaders}</h1>
          <Link href={addressOf({ page: 'online' })} className="button">
            {online.title}
          </Link>
        </header>
        <div className="ledger-book">
          <div className="ledger-leaf filters">
            <RoomPicture game={game} />
            <RadioField
              title={online.game}
              choices={Object.fromEntries(signs.map(({ id, title }) => [id, title]))}
              chosen={game}
              onChoose={chosen => onChange(signs.find(({ id }) => id === chosen) ?? sign)}
            />
            <RadioField
              title={online.seats}
              choices={Object.fromEntries(sizes.map(one => [one, one]))}
              chosen={String(seats)}
              onChoose={chosen => setSize(sizes.find(one => one === chosen) ?? size)}
            />
            <InkPicture name="quill" />
          </div>
          <div className="ledger-leaf ruled">
            <Trouble trouble={trouble} />
            {leaders.length === 0 ? (
              <p className="ledger-empty">{online.noRatings}</p>
            ) : (
              <table className="leaders">
                <caption className="visually-hidden">{`${sign.title}, ${online.seatsOf(Number(seats))}`}</caption>
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
                      <td>
                        <span className={i < 3 ? 'rank medal' : 'rank'}>{i + 1}</span>
                      </td>
                      <td>
                        {person ? (
                          <Link href={addressOf({ page: 'person', id: person.id })}>
                            {personName(person, words)}
                          </Link>
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
      </div>
    </HousePlace>
  );
}
