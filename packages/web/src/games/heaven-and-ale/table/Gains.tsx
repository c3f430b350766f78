import { type Goal, RESOURCES } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { number, signed } from '../../../i18n/numbers.ts';
import {
  Barn,
  Barrel,
  Brewmaster,
  CARD_BOX,
  CardBack,
  CardFront,
  Ducat,
  GoalEmblem,
  Moon,
  Picture,
  ResourceMarker,
  type ShedType,
  SpotEmblem,
  Sun,
} from '../art/index.ts';
import { useCloisterWords } from '../words.ts';
import { TilePiece } from './pieces.tsx';
import type { Outlook, Visit } from './preview.ts';
import type { Shift, Summary } from './summary.ts';

const SIZE = '1.9em';

/** A small picture with a few signs beside it. */
function Gain({
  of,
  label,
  children,
}: {
  readonly of: ReactNode;
  readonly label: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <span className="gain">
      <Picture of={of} size={SIZE} label={label} />
      {children}
    </span>
  );
}

const way = ({ from, to }: Shift): string => `${number(from)} → ${number(to)}`;

/** What something brings, in pictures. */
export function Gains({
  summary,
  fulfils = [],
}: {
  readonly summary: Summary;
  readonly fulfils?: readonly Goal[];
}): ReactNode {
  const { board, cloister, turn } = useCloisterWords();
  const { tiles, activated, sheds, markers, brewmaster, pairs, cards, barrels, ducats } = summary;
  return (
    <>
      {tiles.map(({ tile, hex }) => (
        <Gain key={hex} of={<TilePiece tile={tile} size={100} />} label={board.tile(tile)}>
          {hex}
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
        <span key={spot} className="gain">
          <Picture of={<CardBack />} box={CARD_BOX} size={SIZE} label={turn.pairDone} />
        </span>
      ))}
      {cards.map(card => (
        <span key={card} className="gain">
          <Picture of={<CardFront card={card} />} box={CARD_BOX} size={SIZE} label={cloister.card[card]} />
        </span>
      ))}
      {barrels.map(({ goal, size }) => (
        <Gain key={goal} of={<Barrel size={size} goal={goal} />} label={cloister.goal[goal]} />
      ))}
      {ducats !== 0 && (
        <Gain of={<Ducat />} label={cloister.ducats(Math.abs(ducats))}>
          {signed(ducats)}
        </Gain>
      )}
      {fulfils.map(goal => (
        <Gain key={goal} of={<GoalEmblem goal={goal} />} label={turn.fulfils(goal)}>
          ✓
        </Gain>
      ))}
    </>
  );
}

/** What a space offers, in pictures. */
export function Offers({ visit }: { readonly visit: Visit }): ReactNode {
  const { turn } = useCloisterWords();
  if (visit.offers === 'barrels')
    return <Gains summary={visit.outlook.summary} fulfils={visit.outlook.fulfils} />;
  if (visit.offers === 'tiles')
    return visit.tiles.map((offer, i) => (
      // Tiles of a space may be alike, and nothing tells them apart.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <span key={i} className="gain" role="img" aria-label={turn.offer(offer)}>
        <Picture of={<TilePiece tile={offer.tile} size={100} />} size={SIZE} />
        <Picture of={<Moon />} size="1.1em" />
        {offer.shady}
        <Picture of={<Sun />} size="1.1em" />
        {offer.sunny}
      </span>
    ));
  return visit.options.map(outlook => <Option key={JSON.stringify(outlook.move)} outlook={outlook} />);
}

/** A spot that could be scored, with what it brings in short: steps and ducats. */
function Option({ outlook }: { readonly outlook: Outlook }): ReactNode {
  const { board, cloister } = useCloisterWords();
  const { move, summary } = outlook;
  if (move.move !== 'score') return null;
  const shifts = [...Object.values(summary.markers), ...(summary.brewmaster ? [summary.brewmaster] : [])];
  const steps = shifts.reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    <Gain of={<SpotEmblem spot={move.spot} />} label={board.move(move)}>
      {move.spot === 'fertility' && <b>{move.fertility}</b>}
      {steps > 0 && cloister.steps(steps)}
      {summary.ducats !== 0 && (
        <>
          <Picture of={<Ducat />} size="1.1em" />
          {signed(summary.ducats)}
        </>
      )}
    </Gain>
  );
}
