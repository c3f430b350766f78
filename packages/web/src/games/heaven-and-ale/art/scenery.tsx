import type { ReactNode } from 'react';
import './scenery.css';

type Spot = readonly [x: number, y: number, turn: number, scale: number];

/** The leaves of the hops on their pole, from the ground up. */
const LEAVES: readonly Spot[] = [
  [46, 690, -60, 1.1],
  [62, 650, 50, 1.2],
  [44, 604, -70, 1.3],
  [64, 560, 60, 1.2],
  [45, 512, -55, 1.25],
  [62, 466, 65, 1.15],
  [46, 420, -65, 1.1],
  [60, 376, 55, 1],
  [48, 334, -50, 0.9],
  [59, 300, 50, 0.75],
];
const CONES: readonly Spot[] = [
  [82, 612, 8, 1],
  [28, 556, -8, 1],
  [84, 510, 6, 0.95],
  [27, 462, -6, 0.9],
  [80, 420, 8, 0.8],
];
const BARLEY: readonly Spot[] = [
  [176, 812, -8, 1],
  [204, 816, 2, 1.15],
  [232, 812, 9, 1],
  [262, 820, -4, 0.9],
  [1118, 816, -6, 1],
  [1146, 820, 4, 1.1],
  [1174, 814, 10, 0.95],
  [508, 818, -5, 0.9],
  [534, 822, 6, 1],
  [918, 820, 5, 0.95],
];
/** At the sides: words stand in the middle of the sky. */
const STARS: readonly (readonly [x: number, y: number])[] = [
  [20, 36],
  [86, 214],
  [24, 260],
  [1352, 52],
  [1384, 28],
  [1422, 62],
  [1340, 210],
  [1316, 410],
];

const at = ([x, y, turn, scale]: Spot): string => `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;

/** The garden of the cloister, by day and by moonlight: the ground of every page about this game. Box 1440 × 844. */
export default function GardenScenery(): ReactNode {
  return (
    <svg
      className="garden-ground"
      viewBox="0 0 1440 844"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sky />
      <path className="far" d="M0 610C160 540 300 560 440 600S760 560 930 588s320-70 510-20v276H0z" />
      <path className="hill" d="M0 664c190-62 380-30 560-6s330-40 520-16 240 18 360-6v208H0z" />
      <Cypresses />
      <Church />
      <Wall />
      <path className="lawn" d="M0 716c240-14 460-10 720-10s480-4 720 10v128H0z" />
      <path className="path" d="M690 708h60c10 46 60 88 128 136H560c66-48 118-90 130-136z" />
      <Beds />
      <Hops />
      {BARLEY.map(spot => (
        <g key={spot.join()} transform={at(spot)}>
          <path className="stalk" d="M0 28V-30" />
          <path
            className="gold"
            d="M0-74c8 8 8 16 0 22-8-6-8-14 0-22zM0-52c12 4 14 14 1 22C-12-38-12-48 0-52z"
          />
          <path className="awn" d="M0-74v-18M-6-60l-8-20M6-60l8-20" />
        </g>
      ))}
      <Skep />
      <Barrel />
      <path
        className="tuft"
        d="M320 838q4-20 2-30m6 30q2-16 12-26M716 840q-2-14-8-20m12 20q2-12 8-20M1040 836q0-18-6-28m10 28q4-12 12-18"
      />
    </svg>
  );
}

function Sky(): ReactNode {
  return (
    <>
      <g className="sun">
        <path d="M64 42V24M64 178v18M-2 110h-18M130 110h10M16 62L4 50M112 158l12 12M112 62l12-12M16 158L4 170" />
        <circle cx="64" cy="110" r="46" />
        <path d="M48 104q6-6 11 0M70 104q6-6 11 0M48 122q16 14 32 0" />
      </g>
      <g className="moon">
        <path d="M96 66a52 52 0 1 0 28 84 44 44 0 1 1-28-84z" />
        {STARS.map(([x, y]) => (
          <path key={x} d={`M${x} ${y - 7}l2 5 5 2-5 2-2 5-2-5-5-2 5-2z`} />
        ))}
      </g>
      <path
        className="cloud"
        d="M1150 150c-6-26 28-36 40-18 10-22 48-18 48 8 26-4 34 26 12 32h-110c-20-2-14-24 10-22zM300 236c-4-18 20-26 30-12 8-16 36-12 36 6 20-2 24 20 8 24h-82c-14-2-10-18 8-18z"
      />
    </>
  );
}

function Cypresses(): ReactNode {
  return (
    <>
      {[
        [1010, 1],
        [1056, 0.8],
        [250, 0.9],
        [206, 0.7],
      ].map(([x = 0, scale = 1]) => (
        <g key={x} transform={`translate(${x} 664) scale(${scale})`}>
          <path className="bush" d="M0 10c-26-10-22-96 0-150 22 54 26 140 0 150z" />
          <path className="fine" d="M-6-20q-6-40 4-80M8-14q4-30-2-60" />
        </g>
      ))}
    </>
  );
}

/** The tower at the right edge, and the walk of arches beside it. */
function Church(): ReactNode {
  return (
    <>
      <path className="stone" d="M1090 712V566h262v146z" />
      <path className="roof" d="M1076 568l22-44h262v44z" />
      <path
        className="fine"
        d="M1120 526l-8 40M1160 526l-6 40M1200 526l-4 40M1240 526l-2 40M1280 526v40M1320 526v40"
      />
      {[1128, 1190, 1252, 1314].map(x => (
        <path key={x} className="arch" d={`M${x - 21} 712v-76a21 24 0 0 1 42 0v76z`} />
      ))}
      <path className="stone" d="M1350 712V252h110v460z" />
      <path className="stone-deep" d="M1424 712V252h36v460z" />
      <path className="roof" d="M1338 256l66-138 66 138z" />
      <path
        className="fine"
        d="M1384 160l-26 92M1412 160l4 92M1350 400h74M1350 520h74M1372 300v18M1366 460h18M1398 590h20M1360 640h18"
      />
      <path className="mark" d="M1404 120V84M1392 96h24" />
      <path className="window" d="M1368 370v-36a20 22 0 0 1 40 0v36z" />
      <path className="gold" d="M1378 356c0-22 20-22 20 0l4 6h-28z" />
      <path className="window" d="M1374 496v-28a14 16 0 0 1 28 0v28z" />
      <path className="arch" d="M1362 712v-62a24 28 0 0 1 48 0v62z" />
    </>
  );
}

function Wall(): ReactNode {
  return (
    <>
      <path className="stone" d="M-4 716v-44h640v44zM804 716v-44h292v44z" />
      <path
        className="fine"
        d="M0 694h636M804 694h286M40 674v20m70-20v20m80-20v20m70-20v20m80-20v20m70-20v20m80-20v20m76-20v20M80 696v18m74-18v18m76-18v18m74-18v18m76-18v18m74-18v18m70-18v18M850 674v20m74-20v20m70-20v20m-110 2v18m78-18v18m70-18v18"
      />
      <path className="stone-deep" d="M-4 674v-12h644v12zM800 674v-12h298v12z" />
      {[636, 768].map(x => (
        <g key={x}>
          <path className="stone" d={`M${x} 722v-86h38v86z`} />
          <path className="stone-deep" d={`M${x - 6} 638v-12h50v12z`} />
          <circle className="stone" cx={x + 19} cy="612" r="14" />
        </g>
      ))}
    </>
  );
}

/** Furrows on both sides of the path: sun at the left, shade at the right. */
function Beds(): ReactNode {
  return (
    <>
      <path className="soil" d="M-10 744l560-14-60 60-500 20z" />
      <path className="furrow" d="M-6 762l540-16M-6 780l522-16M-6 798l500-18" />
      <path className="shade" d="M890 730l560 12v66l-500-18z" />
      <path className="furrow" d="M908 746l540 16M926 764l520 18M944 780l500 18" />
      <path
        className="leafy"
        d="M60 742q8-18 16 0zm90-4q8-18 16 0zm90-2q8-18 16 0zm90-2q8-18 16 0zm90-2q8-18 16 0zM970 732q8-18 16 0zm90 2q8-18 16 0zm90 2q8-18 16 0zm90 2q8-18 16 0zm90 2q8-18 16 0z"
      />
    </>
  );
}

/** Hops climb the pole at the left edge. */
function Hops(): ReactNode {
  return (
    <>
      <path className="wood" d="M49 742l2-476 5-6 5 6 2 476z" />
      <path className="vine" d="M60 732C24 700 88 670 52 640s30-60 4-92 28-60 2-92 24-60 2-88 16-50 0-82" />
      {LEAVES.map(spot => (
        <g key={spot[1]} transform={at(spot)}>
          <path className="leaf" d="M0 2C-16-6-18-24-8-22-8-34 8-34 8-22 18-24 16-6 0 2z" />
          <path className="fine" d="M0 0v-18" />
        </g>
      ))}
      {CONES.map(spot => (
        <g key={spot[1]} transform={at(spot)}>
          <path className="cone" d="M0-16c12 2 14 14 10 22C6 14 4 18 0 20-4 18-6 14-10 6-14-2-12-14 0-16z" />
          <path className="fine" d="M-10-4q5 6 10 0 5 6 10 0M-9 6q4 5 9 0 5 5 9 0" />
        </g>
      ))}
    </>
  );
}

function Skep(): ReactNode {
  return (
    <>
      <path className="glow" d="M1300 700a60 60 0 1 0 .1 0z" />
      <path className="wood" d="M60 836v-16h112v16z" />
      <path className="straw" d="M70 820c-4-70 18-96 46-96s50 26 46 96z" />
      <path className="fine" d="M72 800q44 10 88 0M74 780q42 10 84 0M80 760q36 8 72 0M92 742q24 6 48 0" />
      <path className="dark" d="M104 820v-14a12 12 0 0 1 24 0v14z" />
      <path className="bee" d="M176 744q-10-12-14 0M190 700q-10-12-14 0" />
    </>
  );
}

/** A barrel with a lantern on it, which burns at night. */
function Barrel(): ReactNode {
  return (
    <>
      <path className="wood" d="M1260 838c-10-26-10-52 0-78h84c10 26 10 52 0 78z" />
      <path className="fine" d="M1282 762q-8 38 0 76M1304 762v76M1324 762q6 38 0 76" />
      <path className="hoop" d="M1256 780h92M1256 820h92" />
      <path className="iron" d="M1286 714q16-26 32 0" />
      <path className="lamp" d="M1286 758v-38h32v38z" />
      <path className="iron" d="M1282 720h40M1282 758h40" />
      <path className="flame" d="M1302 752c-9-6-7-14 0-24 7 10 9 18 0 24z" />
    </>
  );
}
