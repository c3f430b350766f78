import type { GameId, Refusal } from '@taproom/games';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { Glossed } from '../rules/Glossed.tsx';
import { explain, type Refuser } from './explain.ts';
import { ruleOf } from './rules-of-refusals.ts';
import './refused.css';

interface RefusedProps {
  readonly game: GameId;
  readonly refusal: Refusal;
  /** Who refused; the rules of the game if nobody else is named. */
  readonly refuser?: Refuser;
}

/** Why something is not possible and what to do instead, with the words explained and the way to the rule. */
export function Refused({ game, refusal, refuser = game }: RefusedProps): ReactNode {
  const { refusals } = useWords();
  const rule = refuser === game || 'reason' in refusal ? ruleOf(game, refusal) : null;
  return (
    <span className="refused">
      <Glossed game={game} text={explain(refusals, refuser, refusal, game)} />{' '}
      {rule !== null && <RuleLink game={game} rule={rule} />}
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
