import type { Monk } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { blob, circle, ellipse } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape, WEIGHT } from '../../../art/pen.tsx';

const { inner, fine } = WEIGHT;

/** Eyes, nose and mouth under a brow; the look goes a little to the right. */
function Face(): ReactNode {
  return (
    <>
      <Fill d={circle(-5, -1, 1.9)} tone="ink" />
      <Fill d={circle(6, -1, 1.9)} tone="ink" />
      <Line d="M1 0C3 3 3 5 0 6" w={fine} />
      <Line d="M-3 10C0 12 4 12 6 9" w={fine} />
    </>
  );
}

/** The gardener: a pointed hood, a spade over the shoulder. */
function Gardener(): ReactNode {
  const habit = 'M-42 47C-42 22 -32 8 -12 4L8 4C24 8 31 22 31 47Z';
  const hood = 'M-6 -49C8 -42 19 -26 20 -8C20 4 12 12 -4 12C-22 12 -31 2 -30 -10C-28 -26 -10 -32 -6 -49Z';
  return (
    <>
      <Line d="M36 -12L24 47" w={7.4} />
      <Line d="M36 -12L24 47" w={2.6} ink="woodLight" />
      <Shape d="M27 -14L30 -36C34 -46 44 -48 48 -42L46 -12C40 -8 32 -9 27 -14Z" tone="stone" w={3.6}>
        <Fill d="M38 -45C42 -47 46 -46 48 -42L46 -12C44 -11 41 -10 37 -10Z" tone="stoneDeep" />
      </Shape>
      <Shape d={habit} tone="habit1">
        <Fill d="M8 4C24 8 31 22 31 47L14 47C18 30 16 14 8 4Z" tone="habit1Deep" />
        <Line d="M-20 47C-20 38 -18 30 -14 24M-2 47L-3 30" w={inner} taper />
        <Line
          d="M17 22L23 19M18 28L26 24M18 34L28 30M18 40L29 36M-38 40L-34 44M-38 34L-32 40"
          w={1.2}
          taper
        />
      </Shape>
      <Shape d={hood} tone="habit1">
        <Fill
          d="M-6 -49C8 -42 19 -26 20 -8C20 4 12 12 -4 12C8 6 14 -6 11 -18C8 -30 -2 -36 -6 -49Z"
          tone="habit1Deep"
        />
        <Line d="M10 -24L13 -26M13 -17L17 -19M14 -10L19 -11M13 -3L18 -2" w={1.2} taper />
      </Shape>
      <Shape d={ellipse(-6, -8, 14, 14)} tone="skin" w={inner}>
        <Fill d="M-20 -8C-20 -26 8 -26 8 -8C4 -15 -14 -16 -20 -8Z" tone="skinDeep" />
      </Shape>
      <Place x={-6} y={-7}>
        <Face />
      </Place>
      <Shape d={blob(20, 20, 27, 14, 34, 18, 34, 27, 26, 31, 20, 27)} tone="skin" w={inner} />
    </>
  );
}

/** The cellarer: a shaven crown in a ring of hair, arms around a barrel. */
function Cellarer(): ReactNode {
  const habit = 'M-47 47C-50 14 -32 0 -14 -4L14 -4C32 0 50 14 47 47Z';
  const cask = 'M-20 8C-7 5 7 5 20 8C28 20 28 36 21 48L-21 48C-28 36 -28 20 -20 8Z';
  return (
    <>
      <Shape d={habit} tone="habit2">
        <Fill d="M14 -4C32 0 50 14 47 47L32 47C36 26 30 8 14 -4Z" tone="habit2Deep" />
        <Line d="M34 12L38 10M37 18L42 15M-40 20L-36 16M-42 26L-37 20" w={1.2} taper />
      </Shape>
      <Shape d={circle(0, -25, 21)} tone="skin">
        <Fill d="M2 -46C28 -44 28 -10 4 -4C15 -14 16 -34 2 -46Z" tone="skinDeep" />
      </Shape>
      <Shape
        d="M-17 -38C-10 -34 10 -34 17 -38C24 -38 29 -30 26 -22C25 -16 22 -13 18 -14C19 -20 17 -25 13 -28C9 -25 5 -30 0 -27C-5 -30 -9 -25 -13 -28C-17 -25 -19 -20 -18 -14C-22 -13 -25 -16 -26 -22C-29 -30 -24 -38 -17 -38Z"
        tone="hair"
        w={inner}
      />
      <Place x={-1} y={-17}>
        <Face />
      </Place>
      <Shape d={cask} tone="woodLight">
        <Fill d="M8 6C12 6 16 7 20 8C28 20 28 36 21 48L9 48C12 34 12 20 8 6Z" tone="wood" />
        <Line d="M-8 6C-10 20 -10 34 -8 48M8 6C11 20 11 34 9 48" w={fine} />
        <Line d="M-25 18C-10 15 10 15 25 18M-25 39C-10 41 10 41 25 39" w={4.4} />
      </Shape>
      <Shape d="M-46 24C-40 17 -30 20 -24 25L-25 35C-32 34 -38 38 -46 38Z" tone="habit2" w={3.4} />
      <Shape d="M46 24C40 17 30 20 24 25L25 35C32 34 38 38 46 38Z" tone="habit2Deep" w={3.4} />
      <Shape d={ellipse(-19, 29, 7, 5.4)} tone="skin" w={inner} />
      <Shape d={ellipse(19, 29, 7, 5.4)} tone="skin" w={inner} />
    </>
  );
}

/** The scribe: a round cap, a white habit with a dark scapular, an open book. */
function Scribe(): ReactNode {
  const habit = 'M-38 47C-40 20 -28 6 -12 0L12 0C28 6 40 20 38 47Z';
  return (
    <>
      <Shape d={habit} tone="habit3">
        <Fill d="M12 0C28 6 40 20 38 47L27 47C29 26 24 12 12 0Z" tone="habit3Deep" />
        <Fill d="M-12 0L12 0L14 47L-14 47Z" tone="habit2" />
        <Line d="M-12 0C-14 18 -14 32 -14 47M12 0C14 18 14 32 14 47" w={inner} />
      </Shape>
      <Shape d={ellipse(0, -17, 18, 20)} tone="skin">
        <Fill d="M4 -37C23 -34 23 0 2 3C13 -6 15 -26 4 -37Z" tone="skinDeep" />
      </Shape>
      <Place y={-12}>
        <Face />
      </Place>
      <Shape d="M-17 -29C-23 -22 -22 -12 -18 -8C-15 -14 -15 -22 -12 -28Z" tone="hair" w={inner} />
      <Shape d="M17 -29C23 -22 22 -12 18 -8C15 -14 15 -22 12 -28Z" tone="hair" w={inner} />
      <Shape
        d="M-20 -26L-27 -44C-16 -40 -9 -46 0 -41C9 -46 16 -40 27 -44L20 -26C10 -22 -10 -22 -20 -26Z"
        tone="habit2"
      >
        <Fill d="M4 -43C12 -45 17 -40 27 -44L20 -26C14 -24 9 -23 4 -23Z" tone="habit2Deep" />
        <Line d="M0 -41L0 -30" w={2.4} taper />
      </Shape>
      <Fill d={circle(0, -45, 4)} tone="ink" />
      <Shape
        d="M0 24C-10 16 -28 15 -43 19L-39 45C-26 41 -10 42 0 48C10 42 26 41 39 45L43 19C28 15 10 16 0 24Z"
        tone="rubric"
      >
        <Fill
          d="M0 21C-9 13 -26 12 -38 15L-35 39C-23 36 -9 37 0 43C9 37 23 36 35 39L38 15C26 12 9 13 0 21Z"
          tone="parchment"
        />
        <Fill d="M0 21C3 18 7 16 12 15L11 38C7 39 3 41 0 43Z" tone="parchmentDeep" />
        <Line d="M0 21L0 46" w={inner} />
        <Line
          d="M-31 21C-22 20 -14 21 -8 24M-30 29C-22 28 -14 29 -8 32M31 21C22 20 15 21 10 24M30 29C22 28 15 29 10 32"
          w={2.6}
          ink="softInk"
        />
      </Shape>
    </>
  );
}

/** The bell-ringer: a wide cowl, a long white beard, a hand bell. */
function Ringer(): ReactNode {
  const habit = 'M-46 47C-46 24 -38 10 -28 4L12 4C22 12 27 26 27 47Z';
  const cowl =
    'M-9 -47C13 -47 22 -30 19 -14C19 -2 27 6 20 14C8 24 -26 24 -38 14C-45 6 -37 -2 -37 -14C-40 -30 -31 -47 -9 -47Z';
  return (
    <>
      <Shape d={habit} tone="habit4">
        <Fill d="M12 4C22 12 27 26 27 47L10 47C14 30 14 16 12 4Z" tone="habit4Deep" />
        <Line d="M-34 47C-34 40 -32 34 -30 30" w={inner} taper />
        <Line d="M14 26L21 23M14 32L23 28M13 38L25 34M13 44L26 40" w={1.2} taper />
      </Shape>
      <Shape d={cowl} tone="habit4">
        <Fill
          d="M-9 -47C13 -47 22 -30 19 -14C19 -2 27 6 20 14C15 18 8 20 0 21C12 6 14 -32 -9 -47Z"
          tone="habit4Deep"
        />
      </Shape>
      <Shape d="M-9 -36C5 -36 11 -24 10 -10L-28 -10C-29 -24 -23 -36 -9 -36Z" tone="skin" w={inner}>
        <Fill d="M-9 -36C5 -36 11 -24 10 -16C2 -25 -20 -25 -28 -16C-29 -24 -23 -36 -9 -36Z" tone="skinDeep" />
      </Shape>
      <Shape
        d="M-28 -13C-22 -8 -14 -8 -9 -10C-4 -8 4 -8 10 -13C14 2 8 24 -9 36C-26 24 -32 2 -28 -13Z"
        tone="stoneLight"
        w={inner}
      >
        <Fill d="M10 -13C14 2 8 24 -9 36C-2 22 2 4 2 -9C5 -10 8 -11 10 -13Z" tone="stone" />
        <Line d="M-15 6C-16 14 -14 20 -11 26M-4 6C-3 14 -4 20 -7 25" w={fine} taper />
        <Line d="M-16 -3C-12 0 -6 0 -2 -3" w={fine} />
      </Shape>
      <Fill d={circle(-15, -16, 1.9)} tone="ink" />
      <Fill d={circle(-3, -16, 1.9)} tone="ink" />
      <Place x={34} y={3} turn={9}>
        <Fill d={circle(0, 28, 5)} tone="ink" />
        <Line d="M0 -30L0 -10" w={9} />
        <Line d="M0 -30L0 -10" w={3.4} ink="woodLight" />
        <Shape
          d="M0 -12C11 -12 11 4 13 12C14 17 17 19 18 25L-18 25C-17 19 -14 17 -13 12C-11 4 -11 -12 0 -12Z"
          tone="gilt"
          w={3.8}
        >
          <Fill
            d="M0 -12C-11 -12 -11 4 -13 12C-14 17 -17 19 -18 25L-9 25C-5 10 -6 -4 0 -12Z"
            tone="giltLight"
          />
        </Shape>
      </Place>
      <Shape d={blob(29, -31, 37, -36, 45, -31, 45, -22, 37, -19, 29, -23)} tone="skin" w={inner} />
    </>
  );
}

const EMBLEMS: Readonly<Record<Monk, () => ReactNode>> = {
  monk1: Gardener,
  monk2: Cellarer,
  monk3: Scribe,
  monk4: Ringer,
};

/** The picture of a monk, without his number. Box 100 × 100. */
export function MonkEmblem({ monk }: { readonly monk: Monk }): ReactNode {
  const Emblem = EMBLEMS[monk];
  return <Emblem />;
}

/** The tones of a monk's habit, what is written on it, and his number. */
export const MONK_TONES = {
  monk1: { tone: 'habit1', deep: 'habit1Deep', on: 'chalk', numeral: '1' },
  monk2: { tone: 'habit2', deep: 'habit2Deep', on: 'chalk', numeral: '2' },
  monk3: { tone: 'habit3', deep: 'habit3Deep', on: 'ink', numeral: '3' },
  monk4: { tone: 'habit4', deep: 'habit4Deep', on: 'chalk', numeral: '4' },
} as const;
