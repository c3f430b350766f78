import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../app/words.tsx';
import type { OpenedRecord } from '../local/record.ts';
import { entriesOf } from '../log/entries.ts';
import { namesFor } from '../log/names.ts';
import { tell } from '../log/tell.ts';
import { useFace } from '../play/faces.tsx';
import { namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import { EyesChoice } from './EyesChoice.tsx';
import type { ReplayGame } from './game.ts';
import { keep } from './OpenRecords.tsx';
import { PlayOn } from './PlayOn.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { CopyMoveButton, SaveButton } from './ShareButton.tsx';
import { TransportIcon, type TransportIconName } from './TransportIcon.tsx';
import { type ReplayedPage, reviewOfPage, useMoveInAddress } from './useMoveInAddress.ts';
import { usePlayback } from './usePlayback.ts';
import { useReplayKeys } from './useReplayKeys.ts';

const SPEEDS = [0.5, 1, 2, 4];

interface TransportProps {
  readonly game: ReplayGame;
  /** The record, if it is not stored on this device yet. */
  readonly unkept: OpenedRecord | null;
  readonly page: ReplayedPage;
}

/** The controls of a replay: back and forth, autoplay, whose view, and playing on from there. */
export function Transport({ game, unkept, page }: TransportProps): ReactNode {
  const { log, records } = useWords();
  const [, go] = useLocation();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const [speed, setSpeed] = useState(1);
  const [panel, setPanel] = useState<'log' | 'more' | null>(null);
  const [playingOn, setPlayingOn] = useState(false);
  const { playing, toggle } = usePlayback(game, speed);
  useMoveInAddress(game, page);
  useReplayKeys(game, toggle);
  const happened = useLatest(game);
  const position = records.position(now.moves, game.length);
  const flip = (one: 'log' | 'more'): void => setPanel(panel === one ? null : one);
  return (
    <>
      <section
        className={panel === 'more' ? 'transport with-more' : 'transport'}
        aria-label={records.controls}
      >
        {panel === 'log' && <ReplayLog game={game} />}
        {panel === 'more' && (
          <div className="transport-panel transport-more">
            <label>
              {records.speed}
              <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
                {SPEEDS.map(one => (
                  <option key={one} value={one}>
                    {`${one}×`}
                  </option>
                ))}
              </select>
            </label>
            <CopyMoveButton game={game} />
            <SaveButton game={game} />
            {unkept !== null && (
              <button type="button" className="button" onClick={async () => go(await keep(unkept))}>
                {records.keep}
              </button>
            )}
            <p className="transport-keys">{records.keys}</p>
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too. */}
        <p className="transport-happened" aria-live={playing ? 'off' : 'polite'} tabIndex={0}>
          <b>{position}</b> {happened}
        </p>
        <input
          type="range"
          min={0}
          max={game.length}
          value={now.moves}
          aria-label={records.slider}
          aria-valuetext={position}
          onChange={({ target }) => game.show(Number(target.value))}
        />
        <div className="transport-buttons">
          <StepButton icon="start" name={records.toStart} onPress={() => game.show(0)} />
          <StepButton icon="turn-back" name={records.turnBack} onPress={() => game.turnBefore()} />
          <StepButton icon="back" name={records.moveBack} onPress={() => game.step(-1)} />
          <StepButton
            icon={playing ? 'pause' : 'play'}
            name={playing ? records.pause : records.play}
            onPress={toggle}
          />
          <StepButton icon="on" name={records.moveOn} onPress={() => game.step(1)} />
          <StepButton icon="turn-on" name={records.turnOn} onPress={() => game.nextTurn()} />
          <StepButton icon="end" name={records.toEnd} onPress={() => game.show(game.length)} />
          <button
            type="button"
            className="button step"
            aria-label={records.more}
            title={records.more}
            aria-expanded={panel === 'more'}
            onClick={() => flip('more')}
          >
            <TransportIcon of="more" />
          </button>
        </div>
        <div className="transport-tools">
          <EyesChoice game={game} />
          <button
            type="button"
            className="button"
            aria-expanded={panel === 'log'}
            onClick={() => flip('log')}
          >
            {log.title}
          </button>
          {game.table.finished && (
            <Link href={addressOf(reviewOfPage(page))} className="button">
              {records.review}
            </Link>
          )}
          {now.outcome === null && (
            <button type="button" className="button main" onClick={() => setPlayingOn(true)}>
              {records.playOn}
            </button>
          )}
        </div>
      </section>
      {playingOn && <PlayOn game={game} onClose={() => setPlayingOn(false)} />}
    </>
  );
}

interface StepButtonProps {
  readonly icon: TransportIconName;
  readonly name: string;
  readonly onPress: () => void;
}

function StepButton({ icon, name, onPress }: StepButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`button step step-${icon}`}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <TransportIcon of={icon} />
    </button>
  );
}

/** What happened last before the current move, in words. */
function useLatest(game: ReplayGame): string {
  const { log, records } = useWords();
  const spoken = useFace();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const levels = useLevels(now.game);
  const { seat, sitters } = now;
  const [latest] = entriesOf(spoken, now);
  if (latest === undefined) return records.beginning;
  const names = namesFor({ called: namesOf(sitters, levels), reader: seat, levels });
  return tell(latest.happenings, log, names);
}
