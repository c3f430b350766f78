import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { useQuickStart } from '../local/useQuickStart.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { guide } from './progress.ts';
import './guide.css';

interface ShowMeHowProps {
  readonly sign: Sign;
  readonly className: string;
  readonly children: ReactNode;
}

/** Starts a first game with the guide. */
export function ShowMeHow({ sign, className, children }: ShowMeHowProps): ReactNode {
  const { start, isStarting, question } = useQuickStart(sign, sign.guidedTable, id => guide.start(id));
  return (
    <>
      <button type="button" className={className} aria-disabled={isStarting} onClick={start}>
        {children}
      </button>
      {question}
    </>
  );
}

/** Offers the guide on a first visit, once. */
export function GuideOffer(): ReactNode {
  const { guide: words } = useWords();
  const { signs } = useFaces();
  const { offered } = useSyncExternalStore(guide.subscribe, guide.get);
  if (offered) return null;
  return (
    <aside className="guide-offer" aria-label={words.showMe}>
      <p>{words.offer}</p>
      {signs.map(sign => (
        <ShowMeHow key={sign.id} sign={sign} className="button">
          {sign.title}
        </ShowMeHow>
      ))}
      <button type="button" className="button quiet" onClick={() => guide.end()}>
        {words.noThanks}
      </button>
    </aside>
  );
}
