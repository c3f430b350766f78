import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { guide } from '../guide/progress.ts';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { AfterGame } from '../replay/AfterGame.tsx';
import { CommandLine } from './CommandLine.tsx';
import { Conversation, type Utterance } from './conversation.ts';
import { typableLines } from './help.ts';
import { PassageText } from './PassageText.tsx';
import PositionText, { useTongue } from './PositionText.tsx';
import { readerOf } from './reader.ts';
import './text-table.css';

const GuideInText = lazy(async () => ({ default: (await import('../guide/Guide.tsx')).GuideInText }));

/** A game as text: the position, and a command line to play it. */
export default function TextTable({ game }: { readonly game: PlayedGame }): ReactNode {
  const tongue = useTongue();
  const { text } = tongue.words;
  const now = useSyncExternalStore(game.subscribe, game.get);
  const [conversation] = useState(() => new Conversation(game));
  const { guided } = useSyncExternalStore(guide.subscribe, guide.get);
  const said = useSyncExternalStore(conversation.subscribe, conversation.get);
  useEffect(() => conversation.follow(now, tongue), [conversation, now, tongue]);
  const linesNow = (): string[] => typableLines(now, readerOf(now, tongue));
  return (
    <div className="text-table">
      <h1>
        {tongue.spoken.sign.title} <small>{text.title}</small>
      </h1>
      <section className="text-talk" aria-label={text.answers}>
        {guided?.id === now.id && (
          <Suspense>
            <GuideInText game={game} />
          </Suspense>
        )}
        <Answers said={said} game={now.game} />
        {/* What one person has typed must not be seen by the next one. */}
        <CommandLine
          key={now.seat ?? 'nobody'}
          linesNow={linesNow}
          onLine={line => void conversation.hear(line, tongue)}
        />
      </section>
      <div className="text-position">
        {now.outcome !== null && <AfterGame game={game} />}
        <PositionText game={game} />
      </div>
    </div>
  );
}

/** The conversation; a screen reader announces what is added to it. */
function Answers({
  said,
  game,
}: {
  readonly said: readonly Utterance[];
  readonly game: Snapshot['game'];
}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const latest = said.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes to the end when something was said.
  useEffect(() => {
    // A long answer is read from its beginning.
    const last = list.current?.lastElementChild;
    if (list.current && last instanceof HTMLElement)
      list.current.scrollTop = last.offsetTop - list.current.offsetTop;
  }, [latest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too.
    <div className="text-answers" role="log" ref={list} tabIndex={0}>
      {said.map(({ id, by, passages }) => (
        <div key={id} className={`text-by-${by}`}>
          {passages.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes.
            <PassageText key={i} passage={part} game={game} />
          ))}
        </div>
      ))}
    </div>
  );
}
