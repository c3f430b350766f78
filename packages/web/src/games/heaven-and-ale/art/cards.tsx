import type { Card } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import type { Box } from '../../../art/drawing.tsx';
import { circle, hexagon, plate, star } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape } from '../../../art/pen.tsx';
import { Cask } from './barrels.tsx';
import { Brewmaster } from './brewmaster.tsx';
import { Ducat } from './coins.tsx';
import { ScoringDisc } from './discs.tsx';
import { Numeral } from './numeral.tsx';
import { ResourceEmblem } from './resources.tsx';

export const CARD_BOX: Box = { width: 70, height: 100 };

const SHEET = plate(65, 95, 6);

/** Barley and the sickle that cuts it. */
function Harvest(): ReactNode {
  return (
    <>
      <Place x={-7} y={-2} scale={0.86} turn={-8}>
        <ResourceEmblem resource="barley" />
      </Place>
      <Place x={6} y={8}>
        <Shape d="M-30 26C-2 40 40 22 34 -24C30 4 6 22 -22 16Z" tone="stoneLight" w={3.6}>
          <Fill d="M-30 26C-2 40 40 22 34 -24C36 14 4 30 -26 22Z" tone="stone" />
        </Shape>
        <Shape d="M-24 15L-44 9C-49 9 -50 18 -45 20L-28 27Z" tone="wood" w={3.4} />
      </Place>
    </>
  );
}

/** The snail of the margins, with a marker for its shell. */
function Stragglers(): ReactNode {
  return (
    <>
      <Line d="M33 -2L38 -16M39 0L47 -12" w={3} />
      <Fill d={circle(38, -17, 3)} tone="ink" />
      <Fill d={circle(47.5, -13, 3)} tone="ink" />
      <Shape
        d="M-46 36C-34 28 -24 34 -8 32C10 30 18 20 24 6C27 -4 42 -4 43 6C44 20 36 36 18 37Z"
        tone="yeastDeep"
        w={3.8}
      />
      <Shape d={circle(-6, 8, 27)} tone="barley" w={4.2}>
        <Fill d="M14 -10A27 27 0 0 1 -24 28A30 30 0 0 0 14 -10Z" tone="barleyDeep" />
        <Line d="M-6 35C-24 32 -30 8 -14 -4C0 -13 16 0 11 14C6 25 -12 23 -12 10C-12 3 -3 2 -1 8" w={3.4} />
      </Shape>
    </>
  );
}

function Purse(): ReactNode {
  return (
    <>
      <Shape d="M-14 -14C-34 2 -42 22 -34 34C-26 44 26 44 34 34C42 22 34 2 14 -14Z" tone="habit1" w={4.2}>
        <Fill d="M14 -14C34 2 42 22 34 34C30 39 20 41 8 42C26 26 22 4 6 -14Z" tone="habit1Deep" />
        <Line d="M-10 -6C-16 2 -20 10 -21 18M-2 -6C-4 2 -5 8 -5 12" w={2.4} taper />
      </Shape>
      <Shape
        d="M-12 -16C-22 -26 -26 -36 -22 -40C-14 -36 -8 -42 0 -38C8 -42 14 -36 22 -40C26 -36 22 -26 12 -16Z"
        tone="habit1"
        w={3.8}
      />
      <Line d="M-16 -15C-6 -11 6 -11 16 -15" w={6.4} />
      <Line d="M-16 -15C-6 -11 6 -11 16 -15" w={2.4} ink="giltLight" />
      <Place x={2} y={18} scale={0.3}>
        <Ducat />
      </Place>
    </>
  );
}

interface CardPicture {
  readonly picture: ReactNode;
  /** Before the number of what it gives. */
  readonly sign: '+' | '';
  /** What the number counts. */
  readonly unit: ReactNode;
}

const FACES: Readonly<Record<Card, CardPicture>> = {
  harvest: { picture: <Harvest />, sign: '+', unit: <Shape d={hexagon(40)} tone="giltLight" w={8} /> },
  stragglers: { picture: <Stragglers />, sign: '+', unit: <ScoringDisc /> },
  barrels: { picture: <Cask />, sign: '+', unit: <Fill d={star(5, 44, 19)} tone="giltLight" /> },
  purse: { picture: <Purse />, sign: '', unit: <Ducat /> },
  brewmaster: {
    picture: <Brewmaster />,
    sign: '+',
    unit: <Line d="M0 40L0 -34M-26 -8L0 -36L26 -8" w={16} ink="giltLight" />,
  },
};

interface CardFrontProps {
  readonly card: Card;
  /** What it gives. */
  readonly gift: number;
  /** Where it is too small for letters: only the picture, as large as it can be. */
  readonly plain?: boolean;
}

/** A privilege card, face up, with what it gives. Box 70 × 100 (CARD_BOX). */
export function CardFront({ card, gift, plain = false }: CardFrontProps): ReactNode {
  const { picture, sign, unit } = FACES[card];
  if (plain)
    return (
      <Shape d={SHEET} tone="parchment" w={7}>
        <Fill
          d="M-32.5 34L32.5 34L32.5 41.5Q32.5 47.5 26.5 47.5L-26.5 47.5Q-32.5 47.5 -32.5 41.5Z"
          tone="rubric"
        />
        <Place y={-5} scale={0.64}>
          {picture}
        </Place>
      </Shape>
    );
  return (
    <Shape d={SHEET} tone="parchment" w={4}>
      <Place y={-16} scale={0.56}>
        {picture}
      </Place>
      <Fill
        d="M-32.5 18L32.5 18L32.5 41.5Q32.5 47.5 26.5 47.5L-26.5 47.5Q-32.5 47.5 -32.5 41.5Z"
        tone="rubric"
      />
      <Line d="M-32 18L32 18" w={2.8} />
      <Numeral of={`${sign}${gift}`} x={-9} y={32.5} height={21} tone="chalk" weight={12} />
      <Place x={18} y={32.5} scale={0.19}>
        {unit}
      </Place>
    </Shape>
  );
}

/** A privilege card, face down: three ducats in an emergency. Box 70 × 100 (CARD_BOX). */
export function CardBack(): ReactNode {
  return (
    <Shape d={SHEET} tone="rubric" w={4}>
      <Line d={plate(53, 83, 4)} w={2.2} ink="giltLight" />
      <Line d="M-20 -34C-10 -40 10 -40 20 -34M-20 34C-10 40 10 40 20 34" w={2} ink="giltLight" taper />
      <Place y={-15} scale={0.25}>
        <Ducat />
      </Place>
      <Place x={-12.5} y={8} scale={0.25}>
        <Ducat />
      </Place>
      <Place x={12.5} y={8} scale={0.25}>
        <Ducat />
      </Place>
    </Shape>
  );
}
