import type { ReactNode } from 'react';

/**
 * Small illustrations for moments when there is nothing else to see: loading, empty and missing pages. Plain paths in
 * the colours of the page, so that they are there at once, before any game is loaded. Box 160 × 120.
 */
export type SceneName = 'filling' | 'empty' | 'lost' | 'spilt';

const INK = 'var(--ink)';
const WOOD = 'var(--scene-wood, #a9743f)';
const ALE = 'var(--scene-ale, #e0a63a)';
const FROTH = 'var(--scene-froth, #fff6e0)';
const line = { stroke: INK, strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A tankard with its handle at the right, its foot on y = 100. */
function Tankard({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <>
      <path d="M104 54c18-4 26 4 25 16s-10 19-25 17" fill="none" {...line} strokeWidth="7" />
      <path d="M104 54c18-4 26 4 25 16s-10 19-25 17" fill="none" stroke={WOOD} strokeWidth="3" />
      <path d="M54 44h51l3 56H51z" fill={FROTH} {...line} />
      {children}
      <path d="M52 58c18 3 36 3 54 0M51 88c19 3 38 3 57 0" fill="none" {...line} strokeWidth="5" />
      <path d="M67 47l-2 52M80 48v52M93 47l2 52" fill="none" {...line} strokeWidth="1.5" />
    </>
  );
}

/** Ale rises in a tankard under a tap. */
function Filling(): ReactNode {
  return (
    <>
      <path d="M58 4h28v12H74v10h-9V16h-7z" fill={WOOD} {...line} />
      <path className="scene-stream" d="M69.5 27v40" fill="none" stroke={ALE} strokeWidth="4" />
      <Tankard>
        <path className="scene-ale" d="M53.2 58h53.2l2.3 41H51z" fill={ALE} />
      </Tankard>
    </>
  );
}

/** A clean tankard upside down on a cloth, waiting for someone. */
function Empty(): ReactNode {
  return (
    <>
      <path d="M20 104c20-8 100-8 120 0-12 8-108 8-120 0z" fill="var(--paper-deep)" {...line} />
      <path d="M108 84c16 4 24-4 23-14s-9-17-23-15" fill="none" {...line} strokeWidth="7" />
      <path d="M108 84c16 4 24-4 23-14s-9-17-23-15" fill="none" stroke={WOOD} strokeWidth="3" />
      <path d="M54 44h52l4 58H50z" fill={WOOD} {...line} />
      <path d="M52 60c18 3 38 3 56 0M51 90c19 3 40 3 58 0" fill="none" {...line} strokeWidth="5" />
      <path d="M67 47l-2 54M80 48v54M93 47l2 54" fill="none" {...line} strokeWidth="1.5" />
    </>
  );
}

/** A signpost without a name, at night or by day. */
function Lost(): ReactNode {
  return (
    <>
      <path d="M16 110c24-10 104-10 128 0" fill="none" {...line} />
      <path d="M74 20h12v88H74z" fill={WOOD} {...line} />
      <path d="M34 28h70l14 12-14 12H34z" fill="var(--paper-deep)" {...line} />
      <path d="M126 60H62L48 71l14 11h64z" fill="var(--paper-deep)" {...line} />
      <path d="M52 36c2-6 12-5 10 2-1 3-5 3-5 6m0 4v.5" fill="none" {...line} strokeWidth="2.5" />
      <path d="M92 66c2-5 12-5 10 2-1 3-5 3-5 5m0 4v.5" fill="none" {...line} strokeWidth="2.5" />
      <path
        d="M30 108c-2-8 2-12 4-16 2 5 5 8 3 16M122 108c-1-7 3-10 5-13 1 5 4 7 2 13"
        fill="none"
        {...line}
      />
    </>
  );
}

/** A tankard that fell over. */
function Spilt(): ReactNode {
  return (
    <>
      <path d="M10 106c30-14 66-6 84-10 20-4 44 0 56 10-30 8-110 8-140 0z" fill={ALE} {...line} />
      <g transform="rotate(-82 80 72) translate(-2 6)">
        <Tankard />
      </g>
      <path d="M22 98c-6-8 2-16 8-12 2-8 14-6 13 2 6-1 8 8 2 10z" fill={FROTH} {...line} />
    </>
  );
}

const SCENES: Readonly<Record<SceneName, () => ReactNode>> = {
  filling: Filling,
  empty: Empty,
  lost: Lost,
  spilt: Spilt,
};

/** An illustration; the text next to it always says what it means. */
export function HouseScene({
  name,
  size = 120,
}: {
  readonly name: SceneName;
  readonly size?: number;
}): ReactNode {
  const Scene = SCENES[name];
  return (
    <svg
      className={`house-scene ${name}`}
      viewBox="0 0 160 120"
      width={(size * 4) / 3}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <Scene />
    </svg>
  );
}
