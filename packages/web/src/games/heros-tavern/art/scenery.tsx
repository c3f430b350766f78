import type { ReactNode } from 'react';
import './scenery.css';

/** The boards of the wall. */
const SEAMS = [118, 232, 346, 460, 574, 688];
const GRAIN =
  'M150 60q90 8 190 0M520 92q120-8 240 0M980 66q110 8 230 0M260 176q140 8 260 0M760 160q100-6 220 0M1120 196q80 6 150 0M170 290q110-8 240 0M620 268q130 8 260 0M1010 304q100-8 200 0M230 404q120 8 230 0M700 390q90-8 210 0M1090 420q80 6 160 0M180 520q120 8 250 0M560 506q120-6 240 0M940 532q130 8 240 0M260 632q120-8 250 0M680 620q120 8 230 0M1060 644q90-6 170 0';

/** The taproom: posts and beams, shelves, barrels, candles. The ground of every page about this game. Box 1440 × 844. */
export default function TaproomScenery(): ReactNode {
  return (
    <svg
      className="taproom"
      viewBox="0 0 1440 844"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="grain" d={GRAIN} />
      <path className="seam" d={SEAMS.map(y => `M0 ${y}h1440`).join('')} />
      <circle className="glow" cx="74" cy="232" r="210" />
      <circle className="glow" cx="74" cy="232" r="112" />
      <circle className="glow" cx="1366" cy="232" r="210" />
      <circle className="glow" cx="1366" cy="232" r="112" />
      <path className="beam" d="M-6-6h1452v36H-6z" />
      <path className="fine" d="M30 10q200 10 420 0t460 4 500-2M80 20q240-6 500 0t640-2" />
      <Post x={0} />
      <Post x={1440} mirrored />
      <Lantern x={74} />
      <Lantern x={1366} />
      <Shelf x={40} />
      <Shelf x={1300} isRight />
      <Counter />
    </svg>
  );
}

/** A post at the edge with its brace. */
function Post({ x, mirrored = false }: { readonly x: number; readonly mirrored?: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} 0) scale(${mirrored ? -1 : 1} 1)`}>
      <path className="brace" d="M24 150L134 28h28L24 182z" />
      <path className="beam" d="M-8 28h34v740H-8z" />
      <path className="fine" d="M6 60q6 160 0 320t4 360M17 90q-4 200 2 380" />
      <path className="nail" d="M16 168a3 3 0 1 0 .1 0zM132 44a3 3 0 1 0 .1 0z" />
    </g>
  );
}

function Lantern({ x }: { readonly x: number }): ReactNode {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="chain" d="M0 30v128" />
      <path className="copper" d="M-8 158h16l18 22h-52z" />
      <path className="glass" d="M-20 180h40l5 66h-50z" />
      <path className="flame" d="M0 190c13 16 13 36 0 42-13-6-13-26 0-42z" />
      <path className="light" d="M0 208c6 8 6 18 0 22-6-4-6-14 0-22z" />
      <path className="rim" d="M-20 180l-5 66M20 180l5 66" />
      <path className="copper" d="M-28 244h56v8l-6 8h-44l-6-8z" />
    </g>
  );
}

/** A shelf with tankards, a jug and a helmet that someone left. */
function Shelf({ x, isRight = false }: { readonly x: number; readonly isRight?: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} 460)`}>
      <path className="brace" d="M8 14v34l26-34zM92 14v34l-26-34z" />
      <path className="beam" d="M-16 0h132v14H-16z" />
      {isRight ? (
        <>
          <path className="steel" d="M24 0v-24c0-40 54-40 54 0V0H60v-18h-8V0z" />
          <path className="plume" d="M50-54c-16-22-40-16-46 4 18-8 30-2 46 4z" />
          <path className="fine" d="M32-26h40M36-34q16-14 30 0" />
        </>
      ) : (
        <>
          <Tankard x={4} />
          <Tankard x={48} />
          <path className="clay" d="M86 0c-8-14-8-28 4-36v-14h16v14c12 8 12 22 4 36z" />
        </>
      )}
    </g>
  );
}

function Tankard({ x }: { readonly x: number }): ReactNode {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="ear" d="M24-30q14-2 14 9t-13 11" />
      <path className="wood" d="M-4 0l2-40h26l2 40z" />
      <path className="froth" d="M-5-40q2-10 10-6 4-8 11-1 9-2 9 7-15 5-30 0z" />
      <path className="hoop" d="M-3-28h28M-4-10h30" />
    </g>
  );
}

/** The bar along the foot of the wall, with barrels and candles on it. */
function Counter(): ReactNode {
  return (
    <>
      {[112, 1318].map(x => (
        <g key={x} transform={`translate(${x} 700)`}>
          <circle className="glow" r="0" />
          <path className="wood" d="M-78 62c-10-48-10-92 0-124H78c10 32 10 76 0 124z" />
          <ellipse className="head" cx="0" cy="0" rx="58" ry="56" />
          <path className="fine" d="M-36-42v84M-12-55V55M12-55V55M36-42v84" />
          <path className="hoop" d="M-82-44h20M62-44h20M-84 42h24M60 42h24" />
          <path className="copper" d="M-8 18H8v14h6v10H-14V32h6z" />
        </g>
      ))}
      <path className="beam" d="M-6 762h1452v26H-6z" />
      <path className="panelling" d="M-6 788h1452v62H-6z" />
      <path
        className="seam"
        d="M90 790v54M210 790v54M330 790v54M450 790v54M570 790v54M690 790v54M810 790v54M930 790v54M1050 790v54M1170 790v54M1290 790v54M1400 790v54"
      />
      <path className="fine" d="M40 774q260 8 520 0t520 2 330-2" />
      {[262, 1196, 560, 884].map(x => (
        <g key={x} transform={`translate(${x} 762)`}>
          <circle className="glow" cy="-56" r="64" />
          <circle className="glow" cy="-56" r="34" />
          <path className="wax" d="M-9 0v-38q9-6 18 0V0z" />
          <path className="flame" d="M0-70c10 12 9 26 0 30-9-4-10-18 0-30z" />
          <path className="light" d="M0-58c5 6 4 13 0 16-4-3-5-10 0-16z" />
          <path className="copper" d="M-22-4h44q-4 10-22 10T-22-4z" />
        </g>
      ))}
    </>
  );
}
