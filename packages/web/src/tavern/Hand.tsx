import type { Seat } from '@taproom/games';
import type { Card, Pick, View } from '@taproom/games/heros-tavern';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { LocalGame } from '../local/game.ts';
import { CardFace } from './CardFace.tsx';
import { type Gain, gainOf } from './gains.ts';
import { useNumberKeys } from './keys.ts';
import { asked } from './purse.ts';

interface HandProps {
  readonly game: LocalGame;
  readonly view: View;
  readonly seat: Seat;
  readonly mayAct: boolean;
}

/** How far the outer cards of the fan are turned and lowered, by their distance from its middle. */
const TURN = 1.8;
const DROP = 2.4;

const fanned = (i: number, count: number): CSSProperties => {
  const off = i - (count - 1) / 2;
  return { '--turn': `${off * TURN}deg`, '--drop': `${off * off * DROP}px` } as CSSProperties;
};

/** The own hand. A first click chooses, a second one on the same card takes it. */
export function Hand({ game, view, seat, mayAct }: HandProps): ReactNode {
  const { tavern } = useWords();
  const [last, setLast] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const { prices } = view.options;
  const player = view.players[seat];
  const hand = player?.hand ?? [];
  const chosen = player?.chosen ?? null;
  // Of two equal cards the one that was clicked rises.
  const selected = chosen === null ? -1 : hand[last] === chosen ? last : hand.indexOf(chosen);
  const gains = useMemo(
    () => new Map<Card, Gain>(hand.map(card => [card, gainOf(view.players, seat, card)])),
    [hand, view.players, seat],
  );
  const choose = (i: number): void => {
    const card = hand[i];
    if (!mayAct || card === undefined) return;
    if (i === selected) {
      void game.confirm();
      return;
    }
    const pick: Pick = { move: 'pick', card };
    if (game.act(pick).ok) setLast(i);
  };
  useNumberKeys(mayAct ? hand.length : 0, i => {
    list.current?.querySelectorAll('button')[i]?.focus();
    choose(i);
  });
  return (
    <ul className="tavern-hand fan" aria-label={tavern.hand} ref={list}>
      {hand.map((card, i) => {
        const gain = gains.get(card);
        if (gain === undefined) return null;
        const told = tavern.gain(gain.heroes, gain.tokens);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place only.
          <li key={`${card} ${i}`} style={fanned(i, hand.length)}>
            <button
              type="button"
              className="tavern-card"
              aria-pressed={i === selected}
              aria-disabled={!mayAct}
              onKeyDown={event => {
                // A key held down must not take card after card.
                if (event.repeat) event.preventDefault();
              }}
              onClick={() => choose(i)}
            >
              <span className="visually-hidden">
                {tavern.handCard({
                  name: tavern.name[card],
                  price: tavern.tokens(prices[card]),
                  gain: told,
                  rule: tavern.rule[card],
                })}
              </span>
              <CardFace
                card={card}
                price={asked(prices[card])}
                state={selected < 0 ? 'normal' : i === selected ? 'selected' : mayAct ? 'normal' : 'dimmed'}
              />
              <span aria-hidden="true" className={gain.heroes > 0 ? 'tavern-gain much' : 'tavern-gain'}>
                {told}
              </span>
              <span className="tavern-key" aria-hidden="true">
                {i + 1}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
