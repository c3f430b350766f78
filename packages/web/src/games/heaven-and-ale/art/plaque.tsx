import type { ReactNode } from 'react';
import type { Colour } from '../../../art/ink.ts';
import { plate } from '../../../art/paths.ts';
import { Shape } from '../../../art/pen.tsx';
import { Numeral } from './numeral.tsx';

interface PlaqueProps {
  readonly of: string;
  readonly width?: number;
  readonly tone?: Colour;
}

/** A small plate with signs: a gain, a count, a step of the track. 34 high. */
export function Plaque({ of, width = 40, tone = 'rubric' }: PlaqueProps): ReactNode {
  return (
    <>
      <Shape d={plate(width, 34, 6)} tone={tone} w={3.6} />
      <Numeral of={of} height={25} tone="chalk" weight={12} />
    </>
  );
}
