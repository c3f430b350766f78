import type { Refusal, Seat } from '@taproom/games';
import { type Buy, CARDS, type Card, type View } from '@taproom/games/heros-tavern';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../app/words.tsx';
import { explain, type Refuser } from '../../../log/explain.ts';
import { Refused } from '../../../log/Refused.tsx';
import { useFace } from '../../../play/faces.tsx';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { ActionBar } from './ActionBar.tsx';
import { keptBadge, spokenBadge } from './badges.ts';
import { ChangeMind, ChosenNote } from './ChangeMind.tsx';
import { HandCard } from './HandCard.tsx';
import { HintButton, HintText } from './HintButton.tsx';
import { cardPlaces, hintedCards } from './hints.ts';
import { onArrowKeys, useNumberKeys } from './keys.ts';
import { asked, isTooDear, leftAfter } from './purse.ts';
import { TokenCount } from './TokenCount.tsx';
import { waitingText } from './waiting.ts';

interface PurchaseProps {
  readonly game: TavernGame;
  readonly now: TavernNow;
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** The cards drafted in this round, to choose which to buy and keep. It can be changed until all are in. */
export function Purchase({ game, now, view, seat, names }: PurchaseProps): ReactNode {
  const { refusals } = useWords();
  const { speech } = useFace();
  const { play, sitting } = useWords();
  const { tavern } = useTavernWords();
  const { prices } = view.options;
  const player = view.players[seat];
  const cards = [...(player?.drafted ?? [])].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  const [marked, setMarked] = useState(() => cardPlaces(cards, player?.purchase ?? null));
  const confirmation = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<{ readonly by: Refuser; readonly refusal: Refusal } | null>(null);
  const hinted = hintedCards(now.hint);
  const wanted = cardPlaces(cards, hinted);
  const pick = (places: ReadonlySet<number>): Card[] => cards.filter((_, i) => places.has(i));
  const toggled = (i: number): ReadonlySet<number> => {
    const next = new Set(marked);
    if (!next.delete(i)) next.add(i);
    return next;
  };
  const buying = (places: ReadonlySet<number>): Buy => ({ move: 'buy', cards: pick(places) });
  /** Why each card can't be bought besides what is chosen; null for those that can. */
  const whyNot = cards.map((_, i) => (marked.has(i) || !now.mayAct ? null : game.whyNot(buying(toggled(i)))));
  const isAffordable = whyNot.some((why, i) => why === null && !marked.has(i));
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
  useNumberKeys(now.mayAct ? cards.length : 0, i => {
    // As in the draft, a number and Enter are a whole choice.
    flushSync(() => toggle(i));
    confirmation.current?.focus();
  });
  if (player === undefined) return null;
  const left = leftAfter(player.tokens, pick(marked), prices);
  const { rules } = now;
  /** What a card would bring from the next scoring on, besides the others that stay. */
  const badgeAt = (card: Card, i: number) => {
    const besides = pick(new Set([...marked].filter(at => at !== i)));
    return keptBadge(card, { view, seat, besides }, { rules, words: tavern });
  };
  /** With nothing chosen there is nothing to leave out: then the sentence of the rules does not help. */
  const tooDear = (refusal: Refusal): string | null =>
    marked.size === 0 && isTooDear(refusal) ? tavern.tooDear(refusal) : null;
  const say = (): ReactNode => {
    if (refused !== null)
      return tooDear(refused.refusal) ?? <Refused refuser={refused.by} refusal={refused.refusal} />;
    if (now.stopped) return play.stopped;
    if (now.sending) return sitting.sending;
    if (!now.mayAct) return waitingText(now, seat, names, tavern);
    if (hinted !== null) return <HintText now={now} names={names} instead={pick(marked)} />;
    return view.round < rules.numbers.ROUNDS ? tavern.buyHint : tavern.buyLast;
  };
  return (
    <>
      {/* The focus comes here first: on a card it would look as if that were chosen. */}
      <ul
        className="tavern-hand"
        aria-label={tavern.buyTitle}
        tabIndex={-1}
        onKeyDown={onArrowKeys}
        data-guide="hand"
      >
        {cards.map((card, i) => {
          const why = whyNot[i] ?? null;
          const isMarked = marked.has(i);
          const badge = badgeAt(card, i);
          const spoken = tavern.buyCard({
            name: tavern.name[card],
            price: tavern.tokens(prices[card]),
            brings: spokenBadge(badge),
            marked: isMarked,
            why: why === null ? '' : (tooDear(why) ?? explain(refusals, 'game', why, speech)),
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
                isRecommended={wanted.has(i) && why === null}
                badge={isMarked ? { adds: tavern.stays, leads: badge.adds || badge.leads } : badge}
                onChoose={() => toggle(i)}
              />
            </li>
          );
        })}
      </ul>
      <ActionBar say={say()}>
        <span className="tavern-left">
          <b>{tavern.left}</b> <TokenCount tokens={left} size={24} />
        </span>
        <HintButton game={game} now={now} />
        {!now.mayAct && <ChangeMind game={game} now={now} />}
        {now.mayAct && marked.size === 0 && (
          <button
            type="button"
            className={isAffordable ? 'button' : 'button main'}
            onClick={() => void buy()}
          >
            {tavern.buyNothing}
          </button>
        )}
        {now.mayAct ? (
          <button
            ref={confirmation}
            type="button"
            className="button main"
            disabled={marked.size === 0}
            onClick={() => void buy()}
          >
            {marked.size === 0 ? tavern.buySome : tavern.buy(marked.size)}
          </button>
        ) : (
          <ChosenNote of={marked.size === 0 ? tavern.nothing : tavern.copies(marked.size)} />
        )}
      </ActionBar>
    </>
  );
}
