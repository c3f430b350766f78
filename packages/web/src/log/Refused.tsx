import type { GameId, Refusal } from '@taproom/games';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { useFace } from '../play/faces.tsx';
import { Glossed } from '../rules/Glossed.tsx';
import { RuleRef } from '../rules/RuleRef.tsx';
import { explain, type Refuser, ruleToRead } from './explain.ts';
import './refused.css';

interface RefusedProps {
  readonly refusal: Refusal;
  readonly refuser: Refuser;
}

/** Why something is not possible and what to do instead, with terms explained and a link to the rule. */
export function Refused({ refusal, refuser }: RefusedProps): ReactNode {
  const { refusals } = useWords();
  const { sign, face, speech } = useFace();
  const rule = ruleToRead(face, refuser, refusal);
  return (
    <span className="refused">
      <Glossed game={sign.id} text={explain(refusals, refuser, refusal, speech)} />{' '}
      {rule !== null && <RuleLink game={sign.id} rule={rule} />}
    </span>
  );
}

/** "Why?": a link to a rule. */
export function RuleLink({ game, rule }: { readonly game: GameId; readonly rule: string }): ReactNode {
  const { refusals } = useWords();
  return (
    <RuleRef game={game} rule={rule} className="rule-link">
      {refusals.why(rule)}
    </RuleRef>
  );
}
