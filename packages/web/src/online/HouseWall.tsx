import type { ReactNode } from 'react';
import './house-wall.css';

/** A wall of Taproom: timber and plaster, keys and tankards, a candle. Behind pages that are about no game. Box 1440 × 844. */
export default function HouseWall(): ReactNode {
  return (
    <svg
      className="house-wall"
      viewBox="0 0 1440 844"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="timber" d="M-6-6h1452v30H-6z" />
      <Post x={0} />
      <Post x={1440} mirrored />
      <Keys />
      <Shelf />
      <Sconce x={74} />
      <Sconce x={1366} />
      <path className="timber" d="M-6 724h1452v22H-6z" />
      <path className="wainscot" d="M-6 746h1452v104H-6z" />
      <path
        className="board"
        d={[40, 160, 280, 400, 520, 640, 760, 880, 1000, 1120, 1240, 1360]
          .map(x => `M${x} 764h84v74h-84z`)
          .join('')}
      />
      <path className="fine" d="M30 735q240 6 480 0t500 0 400 0" />
    </svg>
  );
}

function Post({ x, mirrored = false }: { readonly x: number; readonly mirrored?: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} 0) scale(${mirrored ? -1 : 1} 1)`}>
      <path className="timber" d="M22 128L116 22h28L22 160zM-8 22h32v704H-8z" />
      <path className="fine" d="M6 60q6 150 0 300t4 340M16 90q-4 200 2 380" />
      <path className="nail" d="M14 146a3 3 0 1 0 .1 0zM118 36a3 3 0 1 0 .1 0z" />
    </g>
  );
}

/** The board with the keys of the rooms. */
function Keys(): ReactNode {
  return (
    <g transform="translate(38 420)">
      <path className="timber" d="M-4 0h96v22H-4z" />
      {[12, 44, 76].map((x, i) => (
        <g key={x} transform={`translate(${x} 12)`}>
          <path className="iron" d="M0 0v8" />
          <path className="brass" d="M0 8a11 11 0 1 0 .1 0zm0 7a4 4 0 1 1-.1 0z" />
          <path className="brass" d={`M-3 29h6v${34 + i * 8}h12v-8h-6v-4h6v-8H3z`} />
        </g>
      ))}
    </g>
  );
}

function Shelf(): ReactNode {
  return (
    <g transform="translate(1318 500)">
      <path className="timber" d="M0 14v34l24-34zM96 14v34l-24-34zM-16 0h132v14H-16z" />
      <path className="cover" d="M-6 0v-62h20V0zM14 0v-52h16V0z" />
      <path className="cover-deep" d="M30 0v-68h22V0z" />
      <path className="fine" d="M0-50h8M0-12h8M34-54h14M34-14h14M18-42h8" />
      <path className="ear" d="M94-34q14-2 14 10T94-10" />
      <path className="mug" d="M62 0l3-46h28l3 46z" />
      <path className="froth" d="M61-46q2-10 10-6 5-9 12-1 10-2 11 7-17 5-33 0z" />
      <path className="iron" d="M63-30h31M62-12h33" />
    </g>
  );
}

/** A candle on the wall, which burns at night. */
function Sconce({ x }: { readonly x: number }): ReactNode {
  return (
    <g transform={`translate(${x} 250)`}>
      <circle className="glow" cy="-30" r="150" />
      <circle className="glow" cy="-30" r="80" />
      <path className="iron" d="M0 62V26M-16 62h32" />
      <path className="wax" d="M-9 10v-34q9-6 18 0v34z" />
      <path className="iron" d="M0-24v-6" />
      <path className="flame" d="M0-58c10 12 9 26 0 30-9-4-10-18 0-30z" />
      <path className="brass" d="M-24 8h48q-4 18-24 18T-24 8z" />
    </g>
  );
}
