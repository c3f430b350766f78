import { type Goal, RESOURCES } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import type { Box } from '../../../art/drawing.tsx';
import { number } from '../../../i18n/numbers.ts';
import {
  Barn,
  Barrel,
  Brewmaster,
  CARD_BOX,
  CardBack,
  CardFront,
  Ducat,
  GoalEmblem,
  Picture,
  ResourceMarker,
  type ShedType,
  SpotEmblem,
  Steps,
} from '../art/index.ts';
import { barrelWorth, cardGift } from '../gifts.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import { HexNames } from './HexNames.tsx';
import { TilePiece } from './pieces.tsx';
import type { Outlook, Visit } from './preview.ts';
import type { GainSummary, Shift } from './summary.ts';

const SIZE = '1.9em';

interface GainProps {
  readonly of: ReactNode;
  readonly box?: Box;
  /** What it is, in words. */
  readonly label: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A small picture with its words beside it, and how much. */
function Gain({ of, box, label, className = '', children }: GainProps): ReactNode {
  return (
    <span className={`gain ${className}`}>
      <Picture of={of} {...(box && { box })} size={SIZE} />
      <span>
        {label}
        {children !== undefined && <> {children}</>}
      </span>
    </span>
  );
}

const way = ({ from, to }: Shift): string => `${number(from)} → ${number(to)}`;

/** What something brings, in pictures and words. */
export function Gains({
  summary,
  seat,
  fulfils = [],
}: {
  readonly summary: GainSummary;
  /** Whose garden is spoken of. */
  readonly seat: number | null;
  readonly fulfils?: readonly Goal[];
}): ReactNode {
  const { board, cloister, turn } = useCloisterWords();
  const { numbers } = useCloisterRules();
  const { tiles, activated, sheds, markers, brewmaster, pairs, cards, barrels, ducats } = summary;
  return (
    <>
      {tiles.map(({ tile, hex }) => (
        <Gain key={hex} of={<TilePiece tile={tile} size={100} plain />} label={board.tile(tile)}>
          <HexNames text={`→ ${hex}`} seat={seat} />
        </Gain>
      ))}
      {sheds.map(({ shed, sum, type }) => (
        <span key={shed} className="gain">
          <Picture of={<Barn type={type as ShedType} />} size={SIZE} />
          {turn.shedOf(type, sum)}
        </span>
      ))}
      {activated.length > 0 && <span className="gain">{turn.activations(activated.length)}</span>}
      {RESOURCES.map(resource => {
        const shift = markers[resource];
        return (
          shift !== undefined && (
            <Gain
              key={resource}
              of={<ResourceMarker resource={resource} />}
              label={cloister.resource[resource]}
            >
              {way(shift)}
            </Gain>
          )
        );
      })}
      {brewmaster !== null && (
        <Gain of={<Brewmaster />} label={cloister.card.brewmaster}>
          {way(brewmaster)}
        </Gain>
      )}
      {pairs.map(([spot]) => (
        <Gain key={spot} of={<CardBack />} box={CARD_BOX} label={turn.pairDone} />
      ))}
      {cards.map(card => (
        <Gain
          key={card}
          of={<CardFront card={card} gift={cardGift(numbers, card)} />}
          box={CARD_BOX}
          label={cloister.card[card]}
        />
      ))}
      {barrels.map(({ goal, size }) => (
        <Gain
          key={goal}
          of={<Barrel size={size} points={barrelWorth(numbers, size)} goal={goal} />}
          label={cloister.goal[goal]}
        />
      ))}
      {ducats !== 0 && (
        <Gain
          of={<Ducat />}
          label={`${ducats < 0 ? '−' : '+'}${cloister.ducats(Math.abs(ducats))}`}
          className="coins"
        />
      )}
      {fulfils.map(goal => (
        <Gain key={goal} of={<GoalEmblem goal={goal} />} label={turn.fulfils(goal)} />
      ))}
    </>
  );
}

/** What a space offers, in pictures and words. */
export function Offers({ visit, seat }: { readonly visit: Visit; readonly seat: number | null }): ReactNode {
  const { turn } = useCloisterWords();
  if (visit.offers === 'barrels')
    return <Gains summary={visit.outlook.summary} fulfils={visit.outlook.fulfils} seat={seat} />;
  if (visit.offers === 'tiles')
    return visit.tiles.map((offer, i) => (
      // Tiles of a space may be alike, and nothing tells them apart.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Gain key={i} of={<TilePiece tile={offer.tile} size={100} plain />} label={turn.offer(offer)} />
    ));
  return visit.options.map(outlook => <Option key={JSON.stringify(outlook.move)} outlook={outlook} />);
}

/** A spot that could be scored. */
function Option({ outlook }: { readonly outlook: Outlook }): ReactNode {
  const { board } = useCloisterWords();
  const { move, summary } = outlook;
  if (move.move !== 'score') return null;
  return (
    <Gain
      of={<SpotEmblem spot={move.spot} />}
      label={`${move.spot === 'fertility' ? `X = ${move.fertility}` : board.spotName(move.spot)}:`}
    >
      <ShortGain summary={summary} />
    </Gain>
  );
}

/** How many steps all pieces make together. */
function stepsIn({ markers, brewmaster }: GainSummary): number {
  const shifts = [...Object.values(markers), ...(brewmaster ? [brewmaster] : [])];
  return shifts.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** What a scoring brings in short: steps and ducats. */
export function ShortGain({ summary }: { readonly summary: GainSummary }): ReactNode {
  const { board, cloister } = useCloisterWords();
  const steps = stepsIn(summary);
  const { ducats } = summary;
  const brings = [
    ...(steps > 0 ? [cloister.steps(steps)] : []),
    ...(ducats === 0 ? [] : [`${ducats < 0 ? '−' : '+'}${cloister.ducats(Math.abs(ducats))}`]),
  ].join(', ');
  return brings === '' ? board.nothingAtOnce : brings;
}

/** The same in signs, where there is no room for words; screen readers get the words all the same. */
export function BriefGain({ summary }: { readonly summary: GainSummary }): ReactNode {
  const steps = stepsIn(summary);
  const { ducats } = summary;
  return (
    <>
      <span className="brief" aria-hidden="true">
        {steps > 0 && (
          <>
            <Picture of={<Steps />} size="1.25em" />
            {steps}
          </>
        )}
        {ducats !== 0 && (
          <>
            <Picture of={<Ducat />} size="1.25em" />
            {number(ducats)}
          </>
        )}
        {steps <= 0 && ducats === 0 && '–'}
      </span>
      <span className="in-words">
        <ShortGain summary={summary} />
      </span>
    </>
  );
}
