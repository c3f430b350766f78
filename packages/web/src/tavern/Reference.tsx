import { CARDS, type Prices, tables } from '@taproom/games/heros-tavern';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../app/words.tsx';
import { TavernPicture } from '../art/tavern/index.ts';

/** The reference card: a button, and behind it what every card does and costs. */
export function Reference({ prices }: { readonly prices: Prices }): ReactNode {
  const { tavern } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        {tavern.reference}
      </button>
      <dialog ref={dialog} className="tavern-reference" aria-label={tavern.reference}>
        <header>
          <h2>{tavern.reference}</h2>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {tavern.close}
          </button>
        </header>
        <ul>
          {CARDS.map((card, place) => (
            <li key={card}>
              <TavernPicture of={card} size={52} />
              <div>
                <h3>{tavern.name[card]}</h3>
                <p>{tavern.rule[card]}</p>
                <small>
                  {tavern.cost(tavern.tokens(prices[card]))} · {tavern.copies(tables.COPIES[place] ?? 0)}
                </small>
              </div>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
