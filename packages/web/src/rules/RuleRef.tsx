import { addressOf } from '@taproom/contracts/addresses';
import type { GameId } from '@taproom/games';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { useRulesPanel } from './panel.ts';

interface RuleRefProps {
  readonly game: GameId;
  /** The rule or section; without one, the rules as a whole. */
  readonly rule?: string | undefined;
  readonly className?: string;
  /** The accessible name, if the text is not enough. */
  readonly label?: string;
  /** Whether it is the rule that is being read. */
  readonly isHere?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/**
 * A link to a rule. At a table it opens in the panel beside the boards; everywhere else, and in another tab, it is the
 * page of the rules.
 */
export function RuleRef({
  game,
  rule,
  className,
  label,
  isHere,
  onClick,
  children,
}: RuleRefProps): ReactNode {
  const panel = useRulesPanel();
  const open = (event: MouseEvent): void => {
    onClick?.();
    const wantsOther = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (panel === null || wantsOther) return;
    event.preventDefault();
    panel.open({ game, tab: 'rules', rule });
  };
  return (
    <Link
      href={addressOf({ page: 'rules', game, rule })}
      className={className}
      aria-label={label}
      aria-current={isHere ? 'location' : undefined}
      onClick={open}
    >
      {children}
    </Link>
  );
}
