import type { GameId, Refusal } from '@taproom/games';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { useFace } from '../play/faces.tsx';
import { Glossed } from '../rules/Glossed.tsx';
import { explain, type Refuser, ruleOf } from './explain.ts';
import './refused.css';

interface RefusedProps {
  readonly refusal: Refusal;
  readonly refuser: Refuser;
}

/** Why something is not possible and what to do instead, with the words explained and the way to the rule. */
export function Refused({ refusal, refuser }: RefusedProps): ReactNode {
  const { refusals } = useWords();
  const { sign, face, speech } = useFace();
  const rule = ruleOf(face, refuser, refusal);
  return (
    <span className="refused">
      <Glossed game={sign.id} text={explain(refusals, refuser, refusal, speech)} />{' '}
      {rule !== null && <RuleLink game={sign.id} rule={rule} />}
    </span>
  );
}

/** "Why?": the way to a rule. */
export function RuleLink({ game, rule }: { readonly game: GameId; readonly rule: string }): ReactNode {
  const { refusals } = useWords();
  return (
    <Link href={`/rules/${game}/${rule}`} className="rule-link">
      {refusals.why(rule)}
    </Link>
  );
}
