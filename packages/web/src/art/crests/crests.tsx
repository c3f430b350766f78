import type { ReactNode } from 'react';
import { circle, star } from '../paths.ts';
import { Fill, Line, Place, Shape } from '../pen.tsx';

/** Seats as in the games, from 0. */
export type CrestSeat = 0 | 1 | 2 | 3 | 4;

/**
 * The tones of a seat: its colour, the deep one, and that of its charge. The five colours stay at least 33 apart (CIE
 * 1976) for people with any of the common kinds of colour blindness; the charge distinguishes the seats without any
 * colour.
 */
export const SEAT_TONES = {
  0: { tone: 'player0', deep: 'player0Deep', on: 'chalk' },
  1: { tone: 'player1', deep: 'player1Deep', on: 'chalk' },
  2: { tone: 'player2', deep: 'player2Deep', on: 'ink' },
  3: { tone: 'player3', deep: 'player3Deep', on: 'ink' },
  4: { tone: 'player4', deep: 'player4Deep', on: 'chalk' },
} as const;

const OAK =
  'M0 -30C6 -32 10 -26 8 -21C15 -24 20 -17 16 -11C23 -11 24 -3 18 1C24 5 20 12 13 11C15 18 7 21 2 17L2 30L-2 30L-2 17' +
  'C-7 21 -15 18 -13 11C-20 12 -24 5 -18 1C-24 -3 -23 -11 -16 -11C-20 -17 -15 -24 -8 -21C-10 -26 -6 -32 0 -30Z';
const FISH = 'M-30 2C-20 -16 2 -18 14 -3L28 -15C25 -5 25 7 28 17L14 7C2 20 -20 20 -30 2Z';
const HORN = 'M6 -29L31 -22C33 8 9 31 -13 28C-27 26 -33 12 -33 -6C-26 6 -18 9 -10 6C3 1 8 -11 6 -29Z';

const CHARGES: Readonly<Record<CrestSeat, (of: (typeof SEAT_TONES)[CrestSeat]) => ReactNode>> = {
  0: ({ on }) => (
    <>
      <Line d={circle(0, -18, 10)} w={6.6} ink={on} />
      <Line d="M0 -8L0 31M0 28L14 28M0 15L12 15" w={7} ink={on} />
    </>
  ),
  1: ({ on }) => <Fill d={star(5, 32, 13)} tone={on} />,
  2: ({ on, tone }) => (
    <>
      <Fill d={OAK} tone={on} />
      <Line d="M0 16L0 -20M0 8L-10 1M0 8L10 1M0 -3L-8 -9M0 -3L8 -9" w={2.2} ink={tone} />
    </>
  ),
  3: ({ on, tone }) => (
    <>
      <Fill d={FISH} tone={on} />
      <Fill d={circle(-18, -2, 2.6)} tone={tone} />
      <Line d="M-10 -9C-6 -3 -6 6 -10 12" w={2.6} ink={tone} />
    </>
  ),
  4: ({ on, tone }) => (
    <>
      <Fill d={HORN} tone={on} />
      <Line d="M2 -19L35 -10M3 -6L27 9M-9 4L-2 29M-22 6L-27 23" w={3.4} ink={tone} />
    </>
  ),
};

/** The sign of a seat: key, star, oak leaf, fish, drinking horn. About 60 × 60. */
export function Charge({ seat }: { readonly seat: CrestSeat }): ReactNode {
  return CHARGES[seat](SEAT_TONES[seat]);
}

const SHIELD = 'M-38 -42C-24 -46 24 -46 38 -42C40 -6 34 26 0 46C-34 26 -40 -6 -38 -42Z';
const RIM = 'M-32.5 -37C-20 -40 20 -40 32.5 -37C34 -6 29 22 0 39.5C-29 22 -34 -6 -32.5 -37Z';

/** A player's crest; its rim shows it on dark grounds too. Box 100 × 100. */
export function Crest({ seat }: { readonly seat: CrestSeat }): ReactNode {
  const { tone, deep, on } = SEAT_TONES[seat];
  return (
    <Shape d={SHIELD} tone={tone} w={5}>
      <Fill d="M24 -44C30 -44 34 -43 38 -42C40 -6 34 26 0 46C26 20 30 -8 24 -44Z" tone={deep} />
      <Line d={RIM} w={2.6} ink={on} />
      <Place y={-4} scale={0.94}>
        <Charge seat={seat} />
      </Place>
    </Shape>
  );
}
