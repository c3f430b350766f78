import type { DailyDeal } from '@taproom/contracts';
import type { Catalogue } from '@taproom/games';
import { type ReactNode, useEffect, useState } from 'react';
import { urlOf } from '../app/address.ts';
import { house } from '../app/house.ts';
import { useGames, useRegistries } from '../app/registries.tsx';
import { useLanguage } from '../app/words.tsx';
import { ask } from '../online/door.ts';
import type { Sign } from '../play/face.ts';
import { useLevels } from '../play/signs.ts';
import { copy } from '../replay/share.ts';
import { courseOf, symbolsOf } from './card.ts';
import { dealDay } from './days.ts';
import type { DailyWords } from './words.ts';

interface ShareCardProps {
  readonly sign: Sign;
  readonly deal: DailyDeal;
  readonly table: string;
  readonly score: number;
  readonly percentile: number | null;
  readonly words: DailyWords;
}

/** How thoroughly the positions of a game are judged for its card. */
const NODES = 300;

/** The result as plain text that gives nothing away, to be pasted anywhere. */
export function ShareCard({ sign, deal, table, score, percentile, words }: ShareCardProps): ReactNode {
  const games = useGames();
  const { levels } = useRegistries();
  const language = useLanguage();
  const names = useLevels(sign.id);
  const [found, setFound] = useState<Found | null>(null);
  const [isCopied, setCopied] = useState(false);
  const { game, seat, day, bots } = deal;
  useEffect(() => {
    let wanted = true;
    void look({ table, game, day, seat, games, best: rules => bestOf(levels, game, rules) }).then(
      seen => wanted && setFound(seen),
      // The card is as good without symbols.
      () => wanted && setFound(NOTHING),
    );
    return () => {
      wanted = false;
    };
  }, [table, game, day, seat, games, levels]);
  if (found === null) return <p>{words.cardSoon}</p>;
  const { symbols, scores } = found;
  const place = 1 + scores.filter(other => other > score).length;
  const atTable = scores.map((points, at) => {
    const level = bots[at] ?? null;
    return `${level === null ? words.you : (names[level] ?? level)} ${points}`;
  });
  const text = [
    `${words.title(sign.title)}, ${dealDay(language, day)}`,
    ...(symbols === '' ? [] : [symbols]),
    [words.points.whole(score), ...(percentile === null ? [] : [words.beats(percentOf(percentile))])].join(
      ', ',
    ),
    urlOf({ page: 'daily', game, day }),
  ].join('\n');
  return (
    <>
      {scores.length > 0 && (
        <p className="daily-table-scores">
          <strong>{words.place(place, scores.length)}</strong> {atTable.join(', ')}
        </p>
      )}
      <h3>{words.card}</h3>
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
  readonly day: string;
  readonly seat: number;
  readonly games: Catalogue;
  readonly best: (rules: number) => string | null;
}

/** What a game of the deal shows: a symbol for each round, and what everyone scored. Empty where it can't be read. */
interface Found {
  readonly symbols: string;
  readonly scores: readonly number[];
}

const NOTHING: Found = { symbols: '', scores: [] };

/** Looks what the best bot expected at the start of each round. */
async function look({ table, game, day, seat, games, best }: Asked): Promise<Found> {
  const record = await ask('record', { params: { id: table } });
  const course = record.ok ? courseOf(record.value, seat, games) : null;
  if (course === null) return NOTHING;
  const { scores } = course;
  const expected: number[] = [];
  for (const { rules, view } of course.junctures) {
    const level = best(rules);
    if (level === null) return { symbols: '', scores };
    // Not by table: who plays alike gets the same card.
    const exact = { nodes: NODES, seed: `daily ${game} ${day}` };
    const { candidates } = await house.think({ game, rules, level, seat, view, ms: 5000, exact });
    expected.push(candidates[0]?.scores[seat] ?? 0);
  }
  return { symbols: symbolsOf(expected, course.score), scores };
}
