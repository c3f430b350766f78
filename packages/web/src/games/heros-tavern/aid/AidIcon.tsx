import type { ReactNode } from 'react';
import { PICTURE_NAMES, type PictureName, TavernPicture } from '../art/index.ts';

/** The hatching of the drawings is for this size; a style sheet may scale them. */
const SIZE = 44;

const isPicture = (name: string): name is PictureName => PICTURE_NAMES.some(one => one === name);

/** A picture of the reference card; the style sheet around it says how large. */
export const AidIcon = ({ name }: { readonly name: string }): ReactNode =>
  isPicture(name) ? <TavernPicture of={name} size={SIZE} /> : null;
