import type { ReactNode } from 'react';
import { blob, circle, ellipse } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape, WEIGHT } from '../../../art/pen.tsx';
import { Picture } from './picture.tsx';

const { inner, fine } = WEIGHT;
const BOX = { width: 100, height: 100 };

interface LooksProps {
  /** The mouth, from the middle of the face. */
  readonly mouth: string;
  readonly brow?: string;
}

/** Eyes, nose and mouth in the middle of a face. */
function Looks({ mouth, brow }: LooksProps): ReactNode {
  return (
    <>
      <Fill d={circle(-7, -2, 2.4)} tone="ink" />
      <Fill d={circle(8, -2, 2.4)} tone="ink" />
      {brow !== undefined && <Line d={brow} w={fine} />}
      <Line d="M1 0C4 4 4 7 0 8" w={fine} />
      <Line d={mouth} w={fine} />
    </>
  );
}

/** A boy in a hood that is too large for him. */
function Novice(): ReactNode {
  return (
    <>
      <Shape d="M-46 50C-44 26 -28 16 0 16C28 16 44 26 46 50Z" tone="habit1">
        <Fill d="M12 17C34 20 45 28 46 50L26 50C28 34 24 24 12 17Z" tone="habit1Deep" />
      </Shape>
      <Shape
        d="M-2 -48C18 -42 32 -24 33 -4C34 14 22 26 0 26C-22 26 -34 14 -33 -4C-32 -24 -14 -34 -2 -48Z"
        tone="habit1"
      >
        <Fill
          d="M-2 -48C18 -42 32 -24 33 -4C34 14 22 26 4 26C20 16 24 -4 18 -20C12 -34 2 -38 -2 -48Z"
          tone="habit1Deep"
        />
      </Shape>
      <Shape d={ellipse(0, -2, 21, 22)} tone="skin" w={inner}>
        <Fill d="M-21 -2C-21 -30 21 -30 21 -2C14 -16 -14 -16 -21 -2Z" tone="skinDeep" />
      </Shape>
      <Shape
        d="M-16 -14C-8 -22 8 -24 15 -14C8 -16 4 -12 0 -15C-4 -12 -10 -16 -16 -14Z"
        tone="hair"
        w={fine}
      />
      <Looks mouth="M-5 12C0 16 5 15 8 11" brow="M-11 -7L-4 -8M5 -8L12 -7" />
      <Fill d={circle(-12, 4, 1)} tone="skinDeep" />
      <Fill d={circle(-9, 6, 1)} tone="skinDeep" />
      <Fill d={circle(13, 4, 1)} tone="skinDeep" />
    </>
  );
}

/** A sunburnt man in a flat cap with a sprig of hops in it. */
function Gardener(): ReactNode {
  return (
    <>
      <Shape d="M-48 50C-46 28 -30 18 0 18C30 18 46 28 48 50Z" tone="hopsDeep">
        <Fill d="M14 19C36 22 47 30 48 50L28 50C30 36 26 26 14 19Z" tone="shadeInk" />
        <Line d="M-14 50L-10 22M14 50L10 22" w={inner} />
      </Shape>
      <Shape d={ellipse(0, -2, 22, 25)} tone="skin">
        <Fill d="M4 -27C28 -24 28 20 2 23C16 12 18 -14 4 -27Z" tone="skinDeep" />
      </Shape>
      <Shape
        d="M-22 4C-18 26 -8 32 0 32C8 32 18 26 22 4C16 12 8 10 0 9C-8 10 -16 12 -22 4Z"
        tone="hair"
        w={inner}
      />
      <Place y={-4}>
        <Looks mouth="M-5 17C0 20 5 20 8 16" brow="M-12 -8C-9 -10 -6 -10 -4 -8M5 -8C8 -10 11 -10 13 -8" />
      </Place>
      <Shape d="M-36 -18C-30 -44 22 -48 32 -22C22 -16 -18 -12 -36 -18Z" tone="barleyDeep">
        <Fill d="M8 -42C22 -40 30 -32 32 -22C26 -19 18 -17 12 -16C18 -26 16 -36 8 -42Z" tone="woodDeep" />
        <Line d="M-34 -20C-16 -14 18 -18 32 -24" w={inner} />
      </Shape>
      <Shape d={blob(18, -34, 26, -44, 36, -42, 38, -32, 30, -24, 20, -26)} tone="hops" w={inner}>
        <Line d="M22 -36L36 -34M22 -30L34 -28" w={fine} />
      </Shape>
    </>
  );
}

/** A round man with a shaven crown, and the keys of the cellar. */
function Cellarer(): ReactNode {
  return (
    <>
      <Shape d="M-50 50C-50 22 -32 14 0 14C32 14 50 22 50 50Z" tone="habit2">
        <Fill d="M16 15C40 18 50 28 50 50L30 50C32 32 28 22 16 15Z" tone="habit2Deep" />
      </Shape>
      <Shape d={circle(0, -8, 29)} tone="skin">
        <Fill d="M4 -37C36 -34 36 16 4 21C22 8 24 -22 4 -37Z" tone="skinDeep" />
      </Shape>
      <Shape
        d="M-24 -24C-14 -18 14 -18 24 -24C34 -20 36 -6 32 4C28 6 26 0 25 -6C22 -12 16 -14 12 -13C6 -16 -6 -16 -12 -13C-16 -14 -22 -12 -25 -6C-26 0 -28 6 -32 4C-36 -6 -34 -20 -24 -24Z"
        tone="hair"
        w={inner}
      />
      <Place y={-1}>
        <Looks mouth="M-8 12C-2 17 6 17 10 11" brow="M-12 -6L-4 -6M5 -6L13 -6" />
      </Place>
      <Line d="M-9 19C-3 23 5 23 10 19" w={fine} />
      <Line d={circle(28, 34, 8)} w={3.4} ink="gilt" />
      <Line d="M28 42L24 50M30 42L34 50" w={3.4} ink="gilt" />
    </>
  );
}

/** A woman in a wide straw hat, with a veil thrown back and a bee on the brim. */
function Beekeeper(): ReactNode {
  return (
    <>
      <Shape d="M-46 50C-44 28 -28 20 0 20C28 20 44 28 46 50Z" tone="waterLight">
        <Fill d="M14 21C36 24 45 32 46 50L28 50C30 36 26 28 14 21Z" tone="shade" />
        <Line d="M-12 22L0 36L12 22" w={inner} />
      </Shape>
      <Shape d="M-30 -16C-36 4 -34 24 -24 34C-14 26 14 26 24 34C34 24 36 4 30 -16Z" tone="habit3" w={inner}>
        <Fill d="M12 -16L30 -16C36 4 34 24 24 34C20 31 16 29 12 28C20 14 20 -2 12 -16Z" tone="habit3Deep" />
        <Line d="M-28 -4L-26 22M-33 10L-20 12M28 -4L26 22M33 10L20 12" w={fine} ink="habit3Deep" />
      </Shape>
      <Shape d={ellipse(0, -1, 20, 23)} tone="skin" w={inner}>
        <Fill d="M-20 -2C-20 -28 20 -28 20 -2C12 -12 -12 -12 -20 -2Z" tone="skinDeep" />
      </Shape>
      <Place y={1}>
        <Looks mouth="M-6 11C-1 16 5 16 8 10" brow="M-11 -7C-9 -8 -6 -8 -4 -7M5 -7C7 -8 10 -8 12 -7" />
      </Place>
      <Fill d={circle(-13, 7, 3)} tone="rubricLight" opacity={0.5} />
      <Fill d={circle(14, 7, 3)} tone="rubricLight" opacity={0.5} />
      <Shape d="M-20 -18C-20 -42 20 -42 20 -18Z" tone="barleyLight">
        <Fill d="M6 -36C18 -34 20 -26 20 -18L8 -18C10 -26 10 -32 6 -36Z" tone="barley" />
      </Shape>
      <Shape d="M-46 -14C-36 -24 36 -24 46 -14C36 -6 -36 -6 -46 -14Z" tone="barleyLight">
        <Fill d="M0 -8C24 -8 38 -10 46 -14C42 -18 34 -20 24 -21C34 -16 20 -10 0 -8Z" tone="barley" />
        <Line d="M-20 -19C-8 -22 8 -22 20 -19" w={inner} ink="barleyDeep" />
      </Shape>
      <Shape d={ellipse(31, -27, 7, 5)} tone="gilt" w={fine}>
        <Line d="M28 -31L28 -23M33 -31L33 -23" w={2.4} />
      </Shape>
      <Shape d={ellipse(29, -34, 5, 3.4)} tone="chalk" w={fine} />
    </>
  );
}

/** A lean man with a pencil behind his ear and a square around his neck. */
function Carpenter(): ReactNode {
  return (
    <>
      <Shape d="M-46 50C-44 28 -28 20 0 20C28 20 44 28 46 50Z" tone="woodLight">
        <Fill d="M14 21C36 24 45 32 46 50L28 50C30 36 26 28 14 21Z" tone="parchmentDeep" />
      </Shape>
      <Shape d="M-18 50L-14 24C-6 32 6 32 14 24L18 50Z" tone="wood" w={inner} />
      <Shape d="M-9 14L-9 26C-4 31 4 31 9 26L9 14Z" tone="skin" w={inner} />
      <Shape d="M-19 -14C-21 8 -12 24 0 24C12 24 21 8 19 -14C16 -36 -16 -36 -19 -14Z" tone="skin">
        <Fill d="M5 -30C24 -28 22 20 2 24C12 10 14 -14 5 -30Z" tone="skinDeep" />
      </Shape>
      <Place y={-1}>
        <Looks mouth="M-5 13C-1 15 4 15 7 12" brow="M-12 -7L-4 -9M5 -9L13 -7" />
      </Place>
      <Line d="M-8 17L-8 18M-3 20L-3 21M3 20L3 21M8 17L8 18" w={fine} taper />
      <Shape
        d="M-21 -8C-28 -34 -12 -44 4 -43C22 -42 27 -26 21 -8C18 -18 14 -24 6 -24C-4 -23 -14 -26 -21 -8Z"
        tone="barleyDeep"
        w={inner}
      >
        <Line d="M-10 -30C-6 -36 0 -38 6 -38M2 -30C8 -34 14 -34 17 -28" w={fine} taper />
      </Shape>
      <Shape d="M14 -14L38 -26L40 -21L17 -9Z" tone="rubric" w={fine} />
      <Shape d="M38 -26L45 -28L40 -21Z" tone="woodLight" w={fine} />
      <Shape d="M-34 50L-34 30L-27 30L-27 43L-12 43L-12 50Z" tone="stone" w={inner}>
        <Line d="M-34 36L-30 36M-34 42L-30 42M-22 50L-22 46" w={fine} />
      </Shape>
    </>
  );
}

/** A broad man with a red beard in a leather apron, a barrel hoop over his shoulder. */
function Drayman(): ReactNode {
  return (
    <>
      <Line d={circle(-26, 18, 22)} w={6} />
      <Line d={circle(-26, 18, 22)} w={3.2} ink="stone" />
      <Shape d="M-49 50C-48 26 -30 16 0 16C30 16 48 26 49 50Z" tone="water">
        <Fill d="M16 17C38 20 48 30 49 50L30 50C32 34 28 24 16 17Z" tone="waterDeep" />
      </Shape>
      <Shape d="M-24 50L-20 30C-8 36 8 36 20 30L24 50Z" tone="habit1" w={inner}>
        <Fill d="M10 34L20 30L24 50L14 50Z" tone="habit1Deep" />
      </Shape>
      <Line d="M-20 30L-26 20M20 30L26 20" w={inner} />
      <Shape d={ellipse(0, -8, 25, 26)} tone="skin">
        <Fill d="M4 -34C32 -30 32 14 4 18C20 6 22 -20 4 -34Z" tone="skinDeep" />
      </Shape>
      <Shape
        d="M-26 -8C-24 14 -18 34 0 38C18 34 24 14 26 -8C20 2 14 4 0 2C-14 4 -20 2 -26 -8Z"
        tone="rubricLight"
        w={inner}
      >
        <Fill d="M26 -8C24 14 18 34 0 38C12 28 16 14 16 2C20 0 23 -3 26 -8Z" tone="rubric" />
        <Line d="M-12 14C-11 22 -8 28 -5 31M6 16C6 22 5 27 3 31" w={fine} taper />
      </Shape>
      <Place y={-10}>
        <Looks mouth="M-7 17C-2 21 4 21 8 17" brow="M-13 -8L-4 -7M5 -7L13 -8" />
      </Place>
      <Shape
        d="M-26 -16C-28 -44 28 -44 26 -16C18 -26 10 -28 0 -28C-10 -28 -18 -26 -26 -16Z"
        tone="rubric"
        w={inner}
      >
        <Line d="M-16 -28C-12 -34 -6 -36 0 -36M8 -34C14 -33 18 -29 20 -25" w={fine} taper />
      </Shape>
    </>
  );
}

/** A woman in wimple and black veil, with a crosier and an eye on everyone. */
function Abbess(): ReactNode {
  return (
    <>
      <Shape d="M-48 50C-46 26 -30 18 0 18C30 18 46 26 48 50Z" tone="habit2">
        <Fill d="M16 19C38 22 47 30 48 50L30 50C32 36 28 26 16 19Z" tone="habit2Deep" />
      </Shape>
      <Shape
        d="M0 -46C28 -46 34 -20 34 2C35 18 42 26 38 38C26 30 -26 30 -38 38C-42 26 -35 18 -34 2C-34 -20 -28 -46 0 -46Z"
        tone="habit2"
      >
        <Fill
          d="M0 -46C28 -46 34 -20 34 2C35 18 42 26 38 38C32 34 26 32 18 31C28 8 26 -34 0 -46Z"
          tone="habit2Deep"
        />
      </Shape>
      <Shape
        d="M0 -32C20 -32 26 -16 26 0C26 20 22 34 0 42C-22 34 -26 20 -26 0C-26 -16 -20 -32 0 -32Z"
        tone="habit3"
        w={inner}
      >
        <Fill d="M8 -31C22 -28 26 -14 26 0C26 20 22 34 0 42C18 26 20 -14 8 -31Z" tone="habit3Deep" />
      </Shape>
      <Shape d={ellipse(0, -3, 18, 21)} tone="skin" w={inner}>
        <Fill d="M4 -23C22 -20 22 16 3 18C13 8 14 -12 4 -23Z" tone="skinDeep" />
      </Shape>
      <Place y={-1}>
        <Looks mouth="M-5 12C-1 13 4 13 8 10" brow="M-12 -7C-9 -10 -6 -9 -4 -7M5 -7C7 -9 10 -10 13 -7" />
      </Place>
      <Line d="M40 50L40 -16C40 -32 22 -30 24 -20C25 -14 33 -15 32 -20" w={6} />
      <Line d="M40 50L40 -16C40 -32 22 -30 24 -20C25 -14 33 -15 32 -20" w={3} ink="gilt" />
    </>
  );
}

/** An old man in a wide cowl, with a white beard and foam in it. */
function Brewmaster(): ReactNode {
  return (
    <>
      <Shape d="M-50 50C-48 24 -30 14 0 14C30 14 48 24 50 50Z" tone="habit4">
        <Fill d="M16 15C38 18 49 28 50 50L30 50C32 34 28 24 16 15Z" tone="habit4Deep" />
      </Shape>
      <Shape
        d="M0 -48C26 -48 38 -28 34 -8C33 8 42 16 34 26C18 36 -18 36 -34 26C-42 16 -33 8 -34 -8C-38 -28 -26 -48 0 -48Z"
        tone="habit4"
      >
        <Fill
          d="M0 -48C26 -48 38 -28 34 -8C33 8 42 16 34 26C28 30 20 32 12 33C28 14 28 -34 0 -48Z"
          tone="habit4Deep"
        />
      </Shape>
      <Shape d={ellipse(0, -10, 23, 24)} tone="skin" w={inner}>
        <Fill d="M-23 -10C-23 -38 23 -38 23 -10C16 -24 -16 -24 -23 -10Z" tone="skinDeep" />
      </Shape>
      <Shape
        d="M-24 -4C-16 2 -8 0 0 -2C8 0 16 2 24 -4C28 18 18 42 0 48C-18 42 -28 18 -24 -4Z"
        tone="stoneLight"
        w={inner}
      >
        <Fill d="M24 -4C28 18 18 42 0 48C12 32 14 12 14 0C18 0 21 -2 24 -4Z" tone="stone" />
        <Line d="M-10 14C-10 24 -8 32 -4 38M4 14C5 24 4 32 2 38" w={fine} taper />
      </Shape>
      <Place y={-10}>
        <Fill d={circle(-8, -3, 2.4)} tone="ink" />
        <Fill d={circle(8, -3, 2.4)} tone="ink" />
        <Line d="M-14 -8C-11 -12 -6 -11 -4 -8M4 -8C6 -11 11 -12 14 -8" w={inner} ink="stoneLight" />
        <Line d="M0 0C4 4 4 6 0 7" w={fine} />
      </Place>
      <Shape d={blob(-14, 4, -7, 0, 0, 3, 7, 0, 14, 4, 7, 9, 0, 7, -7, 9)} tone="chalk" w={inner} />
    </>
  );
}

const PORTRAITS: Readonly<Record<string, () => ReactNode>> = {
  novice: Novice,
  beekeeper: Beekeeper,
  gardener: Gardener,
  carpenter: Carpenter,
  drayman: Drayman,
  cellarer: Cellarer,
  abbess: Abbess,
  brewmaster: Brewmaster,
};

/** The face of a bot as a part of a drawing; null for a level without one. Box 100 × 100. */
export function faceOf(level: string): ReactNode {
  const Face = PORTRAITS[level];
  return Face === undefined ? null : <Face />;
}

/** The face of a bot, by its level; none for a level without one. */
export default function Portrait({ level }: { readonly level: string }): ReactNode {
  const face = faceOf(level);
  return face === null ? null : <Picture of={face} box={BOX} size="100%" />;
}
