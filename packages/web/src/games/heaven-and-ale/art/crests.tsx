import type { ReactNode } from 'react';
import { Charge, type CrestSeat, SEAT_TONES } from '../../../art/crests/index.ts';
import { circle } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape } from '../../../art/pen.tsx';

export { Charge, Crest, type CrestSeat, SEAT_TONES } from '../../../art/crests/index.ts';

/** A player's figure: an abbot with mitre, his robe and charge in the player's colour. Box 100 × 100. */
export function Abbot({ seat }: { readonly seat: CrestSeat }): ReactNode {
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
