import type { DailyDeal } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/words.tsx';
import { personName } from '../online/person-name.ts';
import type { Sign } from '../play/face.ts';
import { useLevels } from '../play/signs.ts';
import type { DailyWords } from './words.ts';
import '../online/ledger.css';

interface ResultsProps {
  readonly sign: Sign;
  readonly deal: DailyDeal;
  readonly words: DailyWords;
}

/** What everyone scored, and the bots; shown once one's own attempt is over. */
export function Results({ sign, deal: { results, par, mine }, words }: ResultsProps): ReactNode {
  const messages = useWords();
  const levels = useLevels(sign.id);
  const language = useLanguage();
  if (results === null) return null;
  return (
    <div className="columns">
      <section className="panel ledger-page" aria-labelledby="daily-results">
        <h2 id="daily-results">{words.results}</h2>
        {results.length === 0 ? (
          <p>{words.noResults}</p>
        ) : (
          <table className="leaders" aria-labelledby="daily-results">
            <thead>
              <tr>
                <th scope="col">{messages.online.place}</th>
                <th scope="col">{words.player}</th>
                <th scope="col" className="figure">
                  {words.points.title}
                </th>
                <th scope="col" className="figure">
                  {words.matchpointsHead}
                </th>
                <th scope="col">{words.game}</th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ person, score, place, matchpoints, table }) => {
                const name = personName(person, messages);
                return (
                  <tr key={person.id}>
                    <td>
                      <span className={place <= 3 ? 'rank medal' : 'rank'}>{place}</span>
                    </td>
                    <td>
                      <Link href={addressOf({ page: 'person', id: person.id })}>
                        {table === mine?.table ? <strong>{name}</strong> : name}
                      </Link>
                    </td>
                    <td className="figure">
                      <strong>{score}</strong>
                    </td>
                    <td className="figure">
                      {matchpoints?.toLocaleString(language, { style: 'percent' }) ?? '–'}
                    </td>
                    <td>
                      <Link href={addressOf({ page: 'record', id: table })} aria-label={words.watch(name)}>
                        {words.watchShort}
                      </Link>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </section>
      {par !== null && par.levels.length > 0 && (
        <section className="panel" aria-labelledby="daily-par">
          <h2 id="daily-par">{words.par}</h2>
          <table aria-labelledby="daily-par">
            <thead>
              <tr>
                <th scope="col">{words.bot}</th>
                <th scope="col" className="figure">
                  {words.runs}
                </th>
                <th scope="col" className="figure">
                  {words.mean}
                </th>
                <th scope="col" className="figure">
                  {words.range}
                </th>
              </tr>
            </thead>
            <tbody>
              {par.levels.map(({ level, runs, mean, range }) => (
                <tr key={level}>
                  <td>{levels[level] ?? level}</td>
                  <td className="figure">{runs}</td>
                  <td className="figure">{Math.round(mean)}</td>
                  <td className="figure">{range === null ? '–' : rangeText(range)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="hint">
            {words.parHint} {new Set(par.levels.map(({ runs }) => runs)).size > 1 && words.parFew}
          </p>
        </section>
      )}
    </div>
  );
}

/** Whole numbers that hold the interval; one number if it is that narrow. */
function rangeText({ low, high }: { readonly low: number; readonly high: number }): string {
  const [least, most] = [Math.max(0, Math.round(low)), Math.round(high)];
  return least === most ? `${least}` : `${least}–${most}`;
}
