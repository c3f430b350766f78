import type { ReactNode } from 'react';
import { circle, star } from './paths.ts';
import { Fill, Line, Place, Shape } from './pen.tsx';

/** Seats as in the game, from 0. */
export type Seat = 0 | 1 | 2 | 3;

/** The tones of a seat: its colour, the deep one, and that of its charge. */
export const SEAT_TONES = {
  0: { tone: 'player0', deep: 'player0Deep', on: 'chalk' },
  1: { tone: 'player1', deep: 'player1Deep', on: 'chalk' },
  2: { tone: 'player2', deep: 'player2Deep', on: 'ink' },
  3: { tone: 'player3', deep: 'player3Deep', on: 'ink' },
} as const;

const OAK =
  'M0 -30C6 -32 10 -26 8 -21C15 -24 20 -17 16 -11C23 -11 24 -3 18 1C24 5 20 12 13 11C15 18 7 21 2 17L2 30L-2 30L-2 17' +
  'C-7 21 -15 18 -13 11C-20 12 -24 5 -18 1C-24 -3 -23 -11 -16 -11C-20 -17 -15 -24 -8 -21C-10 -26 -6 -32 0 -30Z';
const FISH = 'M-30 2C-20 -16 2 -18 14 -3L28 -15C25 -5 25 7 28 17L14 7C2 20 -20 20 -30 2Z';

/** The sign of a seat: key, star, oak leaf, fish. About 60 × 60. */
export function Charge({ seat }: { readonly seat: Seat }): ReactNode {
  const { tone, on } = SEAT_TONES[seat];
  if (seat === 0)
    return (
      <>
        <Line d={circle(0, -18, 10)} w={6.6} ink={on} />
        <Line d="M0 -8L0 31M0 28L14 28M0 15L12 15" w={7} ink={on} />
      </>
    );
  if (seat === 1) return <Fill d={star(5, 32, 13)} tone={on} />;
  if (seat === 2)
    return (
      <>
        <Fill d={OAK} tone={on} />
        <Line d="M0 16L0 -20M0 8L-10 1M0 8L10 1M0 -3L-8 -9M0 -3L8 -9" w={2.2} ink={tone} />
      </>
    );
  return (
    <>
      <Fill d={FISH} tone={on} />
      <Fill d={circle(-18, -2, 2.6)} tone={tone} />
      <Line d="M-10 -9C-6 -3 -6 6 -10 12" w={2.6} ink={tone} />
    </>
  );
}

const SHIELD = 'M-38 -42C-24 -46 24 -46 38 -42C40 -6 34 26 0 46C-34 26 -40 -6 -38 -42Z';

/** A player's crest. Box 100 × 100. */
export function Crest({ seat }: { readonly seat: Seat }): ReactNode {
  const { tone, deep } = SEAT_TONES[seat];
  return (
    <Shape d={SHIELD} tone={tone} w={5}>
      <Fill d="M24 -44C30 -44 34 -43 38 -42C40 -6 34 26 0 46C26 20 30 -8 24 -44Z" tone={deep} />
      <Place y={-4} scale={1.06}>
        <Charge seat={seat} />
      </Place>
    </Shape>
  );
}

/** A player's figure: an abbot with mitre, his robe and charge in the player's colour. Box 100 × 100. */
export function Abbot({ seat }: { readonly seat: Seat }): ReactNode {
  const { tone, deep } = SEAT_TONES[seat];
  return (
    <>
      <Shape d="M-17 -14C-28 4 -33 24 -35 46L35 46C33 24 28 4 17 -14Z" tone={tone} w={4.6}>
        <Fill d="M17 -14C28 4 33 24 35 46L20 46C21 24 18 4 6 -14Z" tone={deep} />
      </Shape>
      <Place y={22} scale={0.68}>
        <Charge seat={seat} />
      </Place>
      <Shape d={circle(0, -17, 13)} tone="skin" w={4}>
        <Fill d="M4 -30C18 -27 18 -6 3 -4C10 -12 10 -22 4 -30Z" tone="skinDeep" />
        <Fill d={circle(-5, -16, 1.7)} tone="ink" />
        <Fill d={circle(4, -16, 1.7)} tone="ink" />
        <Line d="M-4 -9C-1 -7 2 -7 4 -9" w={1.8} />
      </Shape>
      <Shape d="M-15 -23C-19 -34 -11 -43 0 -49C11 -43 19 -34 15 -23C6 -20 -6 -20 -15 -23Z" tone={tone} w={4}>
        <Fill d="M0 -49C11 -43 19 -34 15 -23C11 -22 8 -21 5 -21C11 -30 8 -40 0 -49Z" tone={deep} />
        <Line d="M0 -43L0 -25M-7 -34L7 -34" w={3} ink="chalk" />
      </Shape>
    </>
  );
}
