import type { Refusal, Seat } from '@taproom/games';
import { type Buy, CARDS, type Card, type View } from '@taproom/games/heros-tavern';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../app/words.tsx';
import { explain, type Refuser } from '../../../log/explain.ts';
import { Refused } from '../../../log/Refused.tsx';
import { useFace } from '../../../play/faces.tsx';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { ActionBar } from './ActionBar.tsx';
import { HandCard } from './HandCard.tsx';
import { HintButton, HintText } from './HintButton.tsx';
import { hintedCards, placesOf } from './hints.ts';
import { onArrowKeys, useNumberKeys } from './keys.ts';
import { asked, leftAfter } from './purse.ts';
import { TokenCount } from './TokenCount.tsx';

interface PurchaseProps {
  readonly game: TavernGame;
  readonly now: TavernNow;
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** The cards drafted in this round, to put tokens on those that shall stay. It can be changed until all are in. */
export function Purchase({ game, now, view, seat, names }: PurchaseProps): ReactNode {
  const { refusals } = useWords();
  const { speech } = useFace();
  const { tavern } = useTavernWords();
  const { prices } = view.options;
  const player = view.players[seat];
  const cards = [...(player?.drafted ?? [])].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  const [marked, setMarked] = useState(() => placesOf(cards, player?.purchase ?? null));
  const [refused, setRefused] = useState<{ readonly by: Refuser; readonly refusal: Refusal } | null>(null);
  const recommended = placesOf(cards, hintedCards(now.hint));
  const pick = (places: ReadonlySet<number>): Card[] => cards.filter((_, i) => places.has(i));
  const toggled = (i: number): ReadonlySet<number> => {
    const next = new Set(marked);
    if (!next.delete(i)) next.add(i);
    return next;
  };
  const buying = (places: ReadonlySet<number>): Buy => ({ move: 'buy', cards: pick(places) });
  const whyNot = (i: number): Refusal | null => (marked.has(i) ? null : game.whyNot(buying(toggled(i))));
  const toggle = (i: number): void => {
    if (!now.mayAct || i >= cards.length) return;
    const done = game.act(buying(toggled(i)));
    setRefused(done.ok ? null : { by: 'game', refusal: done.refusal });
    if (done.ok) setMarked(toggled(i));
  };
  const buy = async (): Promise<void> => {
    const planned = game.act(buying(marked));
    const done = planned.ok ? await game.confirm() : planned;
    setRefused(done.ok ? null : { by: 'table', refusal: done.refusal });
  };
  useNumberKeys(now.mayAct ? cards.length : 0, toggle);
  if (player === undefined) return null;
  const left = leftAfter(player.tokens, pick(marked), prices);
  const say = (): ReactNode => {
    if (refused !== null) return <Refused refuser={refused.by} refusal={refused.refusal} />;
    if (!now.mayAct) return tavern.waiting;
    return hintedCards(now.hint) === null ? tavern.buyHint : <HintText now={now} names={names} />;
  };
  return (
    <>
      <ul className="tavern-hand" aria-label={tavern.buyTitle} onKeyDown={onArrowKeys} data-guide="hand">
        {cards.map((card, i) => {
          const why = now.mayAct ? whyNot(i) : null;
          const isMarked = marked.has(i);
          const price = tavern.tokens(prices[card]);
          const spoken = tavern.buyCard({
            name: tavern.name[card],
            price,
            marked: isMarked,
            why: why === null ? '' : explain(refusals, 'game', why, speech),
          });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place only.
            <li key={`${card} ${i}`}>
              <HandCard
                card={card}
                place={i}
                spoken={spoken}
                price={asked(prices[card])}
                paid={isMarked ? asked(prices[card]) : []}
                state={isMarked ? 'selected' : why === null && now.mayAct ? 'normal' : 'dimmed'}
                isOpen={now.mayAct && why === null}
                isRecommended={recommended.has(i)}
                label={isMarked ? tavern.stays : ''}
                labelled={isMarked ? 'much' : 'little'}
                onChoose={() => toggle(i)}
              />
            </li>
          );
        })}
      </ul>
      <ActionBar say={say()}>
        <span className="tavern-left">
          <b>{tavern.left}</b> <TokenCount tokens={left} size={26} />
        </span>
        <HintButton game={game} now={now} />
        {now.mayAct ? (
          <button type="button" className="button main" onClick={() => void buy()}>
            {marked.size === 0 ? tavern.buyNothing : tavern.buy(marked.size)}
          </button>
        ) : (
          now.canUndo && (
            <button type="button" className="button" onClick={() => void game.undoTurn()}>
              {tavern.changeMind}
            </button>
          )
        )}
      </ActionBar>
    </>
  );
}
