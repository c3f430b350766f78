import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useWords } from '../app/words.tsx';
import { guide } from '../guide/progress.ts';
import { RuleLink } from '../log/Refused.tsx';
import { useFace } from '../play/faces.tsx';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { ProjectedList } from '../projection/ProjectedList.tsx';
import { AfterGame } from '../replay/AfterGame.tsx';
import { CommandLine } from './CommandLine.tsx';
import { Conversation, type Utterance } from './conversation.ts';
import { typableLines } from './help.ts';
import type { Passage, TextLine } from './passage.ts';
import { wholePosition } from './position.ts';
import { readerOf, type Tongue } from './reader.ts';
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
        <PositionText now={now} />
      </div>
    </div>
  );
}

function useTongue(): Tongue {
  const words = useWords();
  const spoken = useFace();
  return useMemo(() => ({ words, spoken }), [words, spoken]);
}

function PositionText({ now }: { readonly now: Snapshot }): ReactNode {
  const tongue = useTongue();
  const passages = useMemo(() => wholePosition(now, readerOf(now, tongue)), [now, tongue]);
  return (
    <section aria-label={tongue.words.text.position}>
      {passages.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two players may have the same name; the order stays.
        <PassageText key={`${i} ${part.title}`} passage={part} game={now.game} />
      ))}
      <ProjectedList names={readerOf(now, tongue).called} />
    </section>
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

interface PassageTextProps {
  readonly passage: Passage;
  readonly game: Snapshot['game'];
}

function PassageText({ passage, game }: PassageTextProps): ReactNode {
  const { title, lines } = passage;
  if (title === '')
    return lines.map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place.
      <p key={i}>
        <LineText line={line} game={game} />
      </p>
    ));
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={i}>
            <LineText line={line} game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineText({ line, game }: { readonly line: TextLine; readonly game: Snapshot['game'] }): ReactNode {
  const { code, text, rule } = line;
  return (
    <>
      {code !== undefined && <code>{code}</code>} {text}{' '}
      {rule !== undefined && <RuleLink game={game} rule={rule} />}
    </>
  );
}
