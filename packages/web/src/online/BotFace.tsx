import { type ReactNode, Suspense } from 'react';
import type { Sign } from '../play/face.ts';
import './bot-face.css';

interface BotFaceProps {
  readonly sign: Sign;
  readonly level: string;
  readonly name: string;
}

/** A bot with its portrait. */
export function BotFace({ sign, level, name }: BotFaceProps): ReactNode {
  return (
    <span className="bot-face">
      <BotPortrait sign={sign} level={level} />
      <span>{name}</span>
    </span>
  );
}

export function BotPortrait({ sign, level }: Omit<BotFaceProps, 'name'>): ReactNode {
  return (
    <span className="bot-portrait" aria-hidden="true">
      <Suspense fallback={null}>
        <sign.Portrait level={level} />
      </Suspense>
    </span>
  );
}
