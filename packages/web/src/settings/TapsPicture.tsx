import type { ReactNode } from 'react';
import './taps-picture.css';

/** A tap and the tankard below it. The lever says how far it is open, the ale how much has come. */
interface TapProps {
  readonly x: number;
  /** The angle of the lever, in degrees from upright. */
  readonly lever: number;
  /** How full the tankard is, from 0 to 1. */
  readonly ale: number;
  readonly isRunning: boolean;
}

const TAPS: readonly TapProps[] = [
  { x: 62, lever: -26, ale: 0.35, isRunning: false },
  { x: 160, lever: 34, ale: 0.6, isRunning: true },
  { x: 258, lever: -8, ale: 0.85, isRunning: false },
];

/** The inside of a tankard. */
const TOP = 104;
const BOTTOM = 152;

/** Taps: the settings as a picture. Box 320 × 170. */
export function TapsPicture(): ReactNode {
  return (
    <svg className="taps-picture" viewBox="0 0 320 170" aria-hidden="true" focusable="false">
      <path className="glow" d="M24 34Q160-18 296 34L312 156H8Z" />
      <path className="wood" d="M10 34h300v20H10z" />
      <path className="grain" d="M22 41q60 5 130 0t146 2M30 48q90-4 160 0t104-1" />
      <path className="wood" d="M4 156h312v10H4z" />
      {TAPS.map(tap => (
        <Tap key={tap.x} {...tap} />
      ))}
    </svg>
  );
}

function Tap({ x, lever, ale, isRunning }: TapProps): ReactNode {
  const level = BOTTOM - ale * (BOTTOM - TOP);
  return (
    <g transform={`translate(${x} 0)`}>
      {isRunning && <path className="stream" d={`M0 80V${level}`} />}
      <g transform={`rotate(${lever} 0 36)`}>
        <path className="brass" d="M-3 36V18h6v18z" />
        <path className="handle" d="M-7 18Q-9 4 0 3T7 18Z" />
      </g>
      <path className="brass" d="M-9 30H9v26q0 6-5 8v16H-4V64q-5-2-5-8z" />
      <path className="shine" d="M-4 35v22" />
      <path className="ale" d={`M-23 ${level}H19L21 ${BOTTOM}H-25Z`} />
      <path className="froth" d={`M-24 ${level}q4-11 12-6 5-9 13-2 9-5 11 2 9 0 8 6-22 6-44 0z`} />
      <path className="glass" d={`M-26 ${TOP - 6}H22L25 156H-29Z`} />
      <path className="hoop" d="M-27 118q25 4 51 0M-28 142q26 4 53 0" />
      <path className="ear" d="M24 112q16-2 16 13T25 142" />
    </g>
  );
}
