import type { DailyDeal } from '@taproom/contracts';
import type { Catalogue } from '@taproom/games';
import { type ReactNode, useEffect, useState } from 'react';
import { urlOf } from '../app/address.ts';
import { dayText } from '../app/dates.ts';
import { house } from '../app/house.ts';
import { useGames, useRegistries } from '../app/registries.tsx';
import { useLanguage } from '../app/words.tsx';
import { ask } from '../online/door.ts';
import { copy } from '../replay/share.ts';
import { courseOf, symbolsOf } from './card.ts';
import type { DailyWords } from './words.ts';

interface ShareCardProps {
  readonly title: string;
  readonly deal: DailyDeal;
  readonly table: string;
  readonly score: number;
  readonly percentile: number | null;
  readonly words: DailyWords;
}

/** How thoroughly the positions of a game are judged for its card. */
const NODES = 300;

/** The result as plain text that gives nothing away, to be pasted anywhere. */
export function ShareCard({ title, deal, table, score, percentile, words }: ShareCardProps): ReactNode {
  const games = useGames();
  const { levels } = useRegistries();
  const language = useLanguage();
  const [symbols, setSymbols] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const { game, seat, day } = deal;
  useEffect(() => {
    let wanted = true;
    void symbolsFor({ table, game, seat, games, best: rules => bestOf(levels, game, rules) }).then(
      found => wanted && setSymbols(found),
      // The card is as good without them.
      () => wanted && setSymbols(''),
    );
    return () => {
      wanted = false;
    };
  }, [table, game, seat, games, levels]);
  if (symbols === null) return <p>{words.cardSoon}</p>;
  const text = [
    `${title}, ${dayText(language, Date.parse(`${day}T12:00:00Z`))}`,
    ...(symbols === '' ? [] : [symbols]),
    [words.points(score), ...(percentile === null ? [] : [words.beats(percentOf(percentile))])].join(', '),
    urlOf({ page: 'daily', game }),
  ].join('\n');
  return (
    <>
      <pre className="share-card">{text}</pre>
      <p className="hint">{words.cardHint}</p>
      <p>
        <button
          type="button"
          className="button"
          onClick={async () => setCopied((await copy(text)).how === 'copied')}
        >
          {words.copy}
        </button>{' '}
        <span role="status">{isCopied ? words.copied : ''}</span>
      </p>
    </>
  );
}

export const percentOf = (share: number): number => Math.round(100 * share);

const bestOf = (
  levels: ReturnType<typeof useRegistries>['levels'],
  game: string,
  rules: number,
): string | null => {
  const found = levels.find(game, rules);
  return found.ok ? found.value.best : null;
};

interface Asked {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly games: Catalogue;
  readonly best: (rules: number) => string | null;
}

/** What the best bot expected at the start of each round. */
async function symbolsFor({ table, game, seat, games, best }: Asked): Promise<string> {
  const record = await ask('record', { params: { id: table } });
  const course = record.ok ? courseOf(record.value, seat, games) : null;
  if (course === null) return '';
  const expected: number[] = [];
  for (const { rules, view } of course.junctures) {
    const level = best(rules);
    if (level === null) return '';
    const exact = { nodes: NODES, seed: table };
    const { candidates } = await house.think({ game, rules, level, seat, view, ms: 5000, exact });
    expected.push(candidates[0]?.scores[seat] ?? 0);
  }
  return symbolsOf(expected, course.score);
}
