import type { Refusal, Seat } from '@taproom/games';
import type { Card, Pick, View } from '@taproom/games/heros-tavern';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { badgeOf, spokenBadge } from './badges.ts';
import { HandCard } from './HandCard.tsx';
import { cardPlaces, hintedCards } from './hints.ts';
import { onArrowKeys, useNumberKeys } from './keys.ts';
import { comingUpTo, type Prospect, prospectOf } from './leads.ts';
import { asked } from './purse.ts';

interface HandProps {
  readonly game: TavernGame;
  readonly now: TavernNow;
  readonly view: View;
  readonly seat: Seat;
  readonly onRefused: (refusal: Refusal | null) => void;
}

/** How far the outer cards of the fan are turned and lowered, by their distance from its middle. */
const TURN = 1.2;
const DROP = 1.2;

const fanned = (i: number, count: number): CSSProperties => {
  const off = i - (count - 1) / 2;
  return { '--turn': `${off * TURN}deg`, '--drop': `${off * off * DROP}px`, '--place': i } as CSSProperties;
};

/**
 * The player's hand. A first click selects, a second one on the same card takes it; it can be replaced until all are
 * in.
 */
export function Hand({ game, now, view, seat, onRefused }: HandProps): ReactNode {
  const { tavern } = useTavernWords();
  const [last, setLast] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const { prices } = view.options;
  const player = view.players[seat];
  const hand = player?.hand ?? [];
  const chosen = player?.chosen ?? null;
  const mayChange = now.canUndo && !now.replaying;
  const isOpen = now.mayAct || mayChange;
  // Of two equal cards the one that was clicked rises.
  const selected = chosen === null ? -1 : hand[last] === chosen ? last : hand.indexOf(chosen);
  const recommended = cardPlaces(hand, hintedCards(now.hint));
  /** How many cards come to the tavern after this one. */
  const more = hand.length - 1;
  const prospects = useMemo(
    () =>
      new Map<Card, Prospect>(
        hand.map(card => [
          card,
          prospectOf(card, { rules: now.rules, players: view.players, seat, canCome: comingUpTo(more) }),
        ]),
      ),
    [hand, now.rules, view.players, seat, more],
  );
  const choose = async (i: number): Promise<void> => {
    const card = hand[i];
    if (!isOpen || card === undefined) return;
    if (i === selected) {
      if (!now.mayAct) return;
      const done = await game.confirm();
      onRefused(done.ok ? null : done.refusal);
      return;
    }
    if (!now.mayAct) await game.undoTurn();
    const pick: Pick = { move: 'pick', card };
    const done = game.act(pick);
    onRefused(done.ok ? null : done.refusal);
    if (done.ok) setLast(i);
  };
  useNumberKeys(isOpen ? hand.length : 0, i => {
    list.current?.querySelectorAll('button')[i]?.focus();
    void choose(i);
  });
  return (
    <ul
      className="tavern-hand fan"
      aria-label={tavern.hand}
      ref={list}
      onKeyDown={onArrowKeys}
      data-guide="hand"
    >
      {hand.map((card, i) => {
        const prospect = prospects.get(card);
        if (prospect === undefined) return null;
        const badge = badgeOf(prospect, tavern);
        const spoken = tavern.handCard({
          name: tavern.name[card],
          price: tavern.tokens(prices[card]),
          gain: spokenBadge(badge),
          rule: tavern.rule[card],
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place only.
          <li key={`${card} ${i}`} style={fanned(i, hand.length)}>
            <HandCard
              card={card}
              place={i}
              spoken={spoken}
              price={asked(prices[card])}
              state={i === selected ? 'selected' : selected >= 0 && !now.mayAct ? 'dimmed' : 'normal'}
              isOpen={isOpen}
              isRecommended={recommended.has(i)}
              badge={badge}
              onChoose={() => void choose(i)}
            />
          </li>
        );
      })}
    </ul>
  );
}
