import type { Seat } from '@taproom/games';
import { type Buy, CARDS, type Card, type TavernRefusal, type View } from '@taproom/games/heros-tavern';
import { type ReactNode, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { LocalGame } from '../local/game.ts';
import { ActionBar } from './ActionBar.tsx';
import { CardFace } from './CardFace.tsx';
import { useNumberKeys } from './keys.ts';
import { asked, leftAfter } from './purse.ts';
import { TokenCount } from './TokenCount.tsx';

interface PurchaseProps {
  readonly game: LocalGame;
  readonly view: View;
  readonly seat: Seat;
}

/** The cards drafted in this round, to put tokens on those that shall stay. */
export function Purchase({ game, view, seat }: PurchaseProps): ReactNode {
  const { tavern } = useWords();
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [told, setTold] = useState('');
  const { prices } = view.options;
  const player = view.players[seat];
  const cards = [...(player?.drafted ?? [])].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  const pick = (places: ReadonlySet<number>): Card[] => cards.filter((_, i) => places.has(i));
  const whyNot = (i: number): string => {
    if (marked.has(i)) return '';
    const buy: Buy = { move: 'buy', cards: pick(new Set([...marked, i])) };
    const refusal = game.whyNot(buy) as TavernRefusal | null;
    if (refusal === null) return '';
    return refusal.code === 'not-enough-tokens' ? tavern.tooDear(refusal) : tavern.notNow;
  };
  const toggle = (i: number): void => {
    const why = whyNot(i);
    setTold(why);
    if (why !== '' || i >= cards.length) return;
    const next = new Set(marked);
    if (!next.delete(i)) next.add(i);
    setMarked(next);
  };
  const buy = (): void => {
    const move: Buy = { move: 'buy', cards: pick(marked) };
    if (game.act(move).ok) void game.confirm();
  };
  useNumberKeys(cards.length, toggle);
  if (player === undefined) return null;
  const left = leftAfter(player.tokens, pick(marked), prices);
  return (
    <>
      <ul className="tavern-hand" aria-label={tavern.buyTitle}>
        {cards.map((card, i) => {
          const why = whyNot(i);
          const isMarked = marked.has(i);
          const price = tavern.tokens(prices[card]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place only.
            <li key={`${card} ${i}`}>
              <button
                type="button"
                className="tavern-card"
                aria-pressed={isMarked}
                aria-disabled={why !== ''}
                onClick={() => toggle(i)}
              >
                <span className="visually-hidden">
                  {tavern.buyCard({ name: tavern.name[card], price, marked: isMarked, why })}
                </span>
                <CardFace
                  card={card}
                  price={asked(prices[card])}
                  paid={isMarked ? asked(prices[card]) : []}
                  state={isMarked ? 'selected' : why === '' ? 'normal' : 'dimmed'}
                />
                <span aria-hidden="true" className={isMarked ? 'tavern-gain much' : 'tavern-gain'}>
                  {why === '' ? price : why}
                </span>
                <span className="tavern-key" aria-hidden="true">
                  {i + 1}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <ActionBar say={told === '' ? tavern.buyHint : told}>
        <span className="tavern-left">
          <b>{tavern.left}</b> <TokenCount tokens={left} size={26} />
        </span>
        <button type="button" className="button main" onClick={buy}>
          {marked.size === 0 ? tavern.buyNothing : tavern.buy(marked.size)}
        </button>
      </ActionBar>
    </>
  );
}
