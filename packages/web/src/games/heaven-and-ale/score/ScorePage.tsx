import {
  BREWMASTER_START,
  type Breakdown,
  type ExchangeStep,
  RESOURCES,
  SEATS,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../app/words.tsx';
import { useKept } from '../../../score/kept.ts';
import { Choice, NameField, SheetFrame, Standings, useNames } from '../../../score/Sheet.tsx';
import { Stepper } from '../../../score/Stepper.tsx';
import { signed } from '../../../score/signed.ts';
import { Brewmaster } from '../art/brewmaster.tsx';
import { Picture } from '../art/picture.tsx';
import { ResourceEmblem } from '../art/resources.tsx';
import { useCloisterWords } from '../words.ts';
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

/** The final scoring of Heaven & Ale for people at a real table. */
export default function CloisterScorePage(): ReactNode {
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
      title={pages.score.cloister}
      hint={pages.score.cloisterHint}
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
        <HoldingsOf key={seat} sheet={sheet} seat={seat} write={write} />
        {breakdown !== undefined && <BreakdownOf name={names[seat] ?? ''} breakdown={breakdown} />}
      </div>
      <Standings names={names} totals={players.map(player => player.total)} winners={winners} />
    </SheetFrame>
  );
}

interface HoldingsProps {
  readonly sheet: CloisterSheet;
  readonly seat: number;
  readonly write: (sheet: CloisterSheet) => void;
}

function HoldingsOf({ sheet, seat, write }: HoldingsProps): ReactNode {
  const { pages } = useWords();
  const { cloister } = useCloisterWords();
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
        label={pages.score.brewmaster}
        picture={<Picture of={<Brewmaster />} size={30} />}
        value={player.brewmaster}
        onChange={brewmaster => change({ brewmaster })}
      />
      {RESOURCES.map(resource => (
        <Stepper
          key={resource}
          {...track}
          label={cloister.resource[resource]}
          picture={<Picture of={<ResourceEmblem resource={resource} />} size={30} />}
          value={player.markers[resource]}
          onChange={spot => change({ markers: { ...player.markers, [resource]: spot } })}
        />
      ))}
      <Stepper
        label={pages.score.ducats}
        value={player.ducats}
        min={0}
        max={MOST_DUCATS}
        leap={10}
        onChange={ducats => change({ ducats })}
      />
      <div className="pair">
        <Stepper
          label={pages.score.largeBarrels}
          value={player.largeBarrels}
          min={0}
          max={mostBarrels(sheet, seat, 'largeBarrels')}
          onChange={largeBarrels => change({ largeBarrels })}
        />
        <Stepper
          label={pages.score.smallBarrels}
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
        {pages.score.barrelCard}
      </label>
      <label className="switch">
        <input
          type="checkbox"
          checked={player.firstPlayer}
          onChange={({ target }) => change({ firstPlayer: target.checked })}
        />
        {pages.score.firstPlayer}
      </label>
    </section>
  );
}

function BreakdownOf({
  name,
  breakdown,
}: {
  readonly name: string;
  readonly breakdown: Breakdown;
}): ReactNode {
  const { pages } = useWords();
  const words = pages.score;
  const rows: readonly (readonly [string, string | number])[] = [
    [words.rate, `${breakdown.rate}:1`],
    [words.value, breakdown.value],
  ];
  const points: readonly (readonly [string, number])[] = [
    [words.production(breakdown.value, signed(breakdown.rearmost, 'negative')), breakdown.production],
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
      {breakdown.exchange.length === 0 ? <p>{words.noSteps}</p> : <Steps steps={breakdown.exchange} />}
      <dl className="points">
        {points.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{words.total}</dt>
          <dd>{words.points(breakdown.total)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Steps({ steps }: { readonly steps: readonly ExchangeStep[] }): ReactNode {
  const { pages } = useWords();
  const { cloister } = useCloisterWords();
  const words = pages.score;
  const say = (step: ExchangeStep): string => {
    const resource = cloister.resource[step.resource];
    const to = signed(step.to, 'negative');
    if (step.step === 'ducats') return words.bought(step.ducats, resource, to);
    const paid = step.paid.map(back =>
      words.back(cloister.resource[back.resource], back.steps, signed(back.to, 'negative')),
    );
    return [words.exchange(resource, to), ...paid].join('; ');
  };
  return (
    <ol className="exchange">
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is what it is by its place in the order.
        <li key={i}>{say(step)}</li>
      ))}
    </ol>
  );
}
