import {
  BREWMASTER_START,
  type Breakdown,
  type ExchangeStep,
  RESOURCES,
  SEATS,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import { type ReactNode, useState } from 'react';
import { withWords } from '../../../app/withWords.tsx';
import { useWords } from '../../../app/words.tsx';
import { loadByLanguage } from '../../../i18n/by-language.ts';
import type { Words } from '../../../i18n/en/heaven-and-ale/score.ts';
import { number } from '../../../i18n/numbers.ts';
import { Choice, NameField, SheetFrame, Standings, useNames } from '../../../score/Sheet.tsx';
import { Stepper } from '../../../score/Stepper.tsx';
import { useKept } from '../../../score/useKept.ts';
import { Brewmaster } from '../art/brewmaster.tsx';
import { Picture } from '../art/picture.tsx';
import { ResourceEmblem } from '../art/resources.tsx';
import { exchangeStep } from './exchange-steps.ts';
import {
  type CloisterSheet,
  changeHoldings,
  freshCloisterSheet,
  MOST_DUCATS,
  mostBarrels,
  readCloisterSheet,
  scoreCloister,
  seatPlayers,
} from './sheet.ts';

const wordsIn = loadByLanguage(
  import.meta.glob<Words>('../../../i18n/*/heaven-and-ale/score.ts', { import: 'words' }),
);

/** The final scoring of Heaven & Ale for in-person games. */
export default withWords(wordsIn, ScoreSheet);

function ScoreSheet({ words }: { readonly words: Words }): ReactNode {
  const { pages } = useWords();
  const { sheet, write, clear } = useKept(
    'taproom.score.heaven-and-ale',
    readCloisterSheet,
    freshCloisterSheet,
  );
  const [chosen, choose] = useState(0);
  const names = useNames(sheet.names);
  const { players, winners } = scoreCloister(sheet);
  const seat = Math.min(chosen, players.length - 1);
  const breakdown = players[seat];
  return (
    <SheetFrame
      title={words.title}
      hint={words.hint}
      seats={{ ...SEATS, now: players.length }}
      onSeats={count => write(seatPlayers(sheet, count))}
      onClear={clear}
    >
      <Choice
        label={pages.score.who}
        options={names.map((label, value) => ({ value, label }))}
        chosen={seat}
        onChoose={choose}
      />
      <div className="sheet-columns">
        <HoldingsOf key={seat} words={words} sheet={sheet} seat={seat} write={write} />
        {breakdown !== undefined && (
          <BreakdownOf words={words} name={names[seat] ?? ''} breakdown={breakdown} />
        )}
      </div>
      <Standings names={names} totals={players.map(player => player.total)} winners={winners} />
    </SheetFrame>
  );
}

interface HoldingsProps {
  readonly words: Words;
  readonly sheet: CloisterSheet;
  readonly seat: number;
  readonly write: (sheet: CloisterSheet) => void;
}

function HoldingsOf({ words, sheet, seat, write }: HoldingsProps): ReactNode {
  const player = sheet.players[seat];
  if (player === undefined) return null;
  const change = (what: Parameters<typeof changeHoldings>[2]): void =>
    write(changeHoldings(sheet, seat, what));
  const track = { min: BREWMASTER_START, max: TRACK_END, leap: 5 };
  return (
    <section className="sheet-entry">
      <NameField
        seat={seat}
        name={sheet.names[seat] ?? ''}
        onChange={name => write({ ...sheet, names: sheet.names.with(seat, name) })}
      />
      <Stepper
        {...track}
        label={words.brewmaster}
        picture={<Picture of={<Brewmaster />} size={30} />}
        value={player.brewmaster}
        onChange={brewmaster => change({ brewmaster })}
      />
      {RESOURCES.map(resource => (
        <Stepper
          key={resource}
          {...track}
          label={words.resource[resource]}
          picture={<Picture of={<ResourceEmblem resource={resource} />} size={30} />}
          value={player.markers[resource]}
          onChange={spot => change({ markers: { ...player.markers, [resource]: spot } })}
        />
      ))}
      <Stepper
        label={words.ducats}
        value={player.ducats}
        min={0}
        max={MOST_DUCATS}
        leap={10}
        onChange={ducats => change({ ducats })}
      />
      <div className="pair">
        <Stepper
          label={words.largeBarrels}
          value={player.largeBarrels}
          min={0}
          max={mostBarrels(sheet, seat, 'largeBarrels')}
          onChange={largeBarrels => change({ largeBarrels })}
        />
        <Stepper
          label={words.smallBarrels}
          value={player.smallBarrels}
          min={0}
          max={mostBarrels(sheet, seat, 'smallBarrels')}
          onChange={smallBarrels => change({ smallBarrels })}
        />
      </div>
      <label className="switch">
        <input
          type="checkbox"
          checked={player.barrelCard}
          onChange={({ target }) => change({ barrelCard: target.checked })}
        />
        {words.barrelCard}
      </label>
      <label className="switch">
        <input
          type="checkbox"
          checked={player.firstPlayer}
          onChange={({ target }) => change({ firstPlayer: target.checked })}
        />
        {words.firstPlayer}
      </label>
    </section>
  );
}

interface BreakdownProps {
  readonly words: Words;
  readonly name: string;
  readonly breakdown: Breakdown;
}

function BreakdownOf({ words, name, breakdown }: BreakdownProps): ReactNode {
  const { pages } = useWords();
  const rows: readonly (readonly [string, string | number])[] = [
    [words.rate, `${breakdown.rate}:1`],
    [words.value, breakdown.value],
  ];
  const points: readonly (readonly [string, number])[] = [
    [words.production(breakdown.value, number(breakdown.rearmost)), breakdown.production],
    [words.barrels, breakdown.barrels],
    [words.barrelCard, breakdown.barrelCard],
    [words.firstPlayer, breakdown.firstPlayer],
  ];
  return (
    <section className="sheet-result">
      <h2>
        {name}: {words.points(breakdown.total)}
      </h2>
      <dl>
        {rows.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.steps}</h3>
      {breakdown.exchange.length === 0 ? (
        <p>{words.noSteps}</p>
      ) : (
        <Steps words={words} steps={breakdown.exchange} />
      )}
      <p>{words.mayStop}</p>
      <dl className="points">
        {points.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{pages.score.total}</dt>
          <dd>{words.points(breakdown.total)}</dd>
        </div>
      </dl>
    </section>
  );
}

interface StepsProps {
  readonly words: Words;
  readonly steps: readonly ExchangeStep[];
}

function Steps({ words, steps }: StepsProps): ReactNode {
  return (
    <ol className="exchange">
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is what it is by its place in the order.
        <li key={i}>{exchangeStep(words, step)}</li>
      ))}
    </ol>
  );
}
