import { type Arguments, UsageError } from '../arguments.ts';

/** How long a bot may think about a turn. */
export type Allowance = { readonly nodes: number } | { readonly ms: number };

export const USUAL_NODES = 1000;
export const MOST_NODES = 1_000_000_000;
export const MOST_MS = 3_600_000;

/** What all bots get that have no budget of their own. */
export function allowanceOf(args: Arguments): Allowance {
  const nodes = args.number('nodes');
  const ms = args.number('ms');
  if (nodes !== undefined && ms !== undefined) throw new UsageError('Use either --nodes or --ms, not both.');
  return ms === undefined ? { nodes: nodes ?? USUAL_NODES } : { ms };
}

export const allowed = (allowance: Allowance): string =>
  'ms' in allowance ? `${allowance.ms} ms per turn` : `${allowance.nodes} nodes per turn`;

/** A bot as it is named in a match, which may end with a budget of its own. */
export interface Entrant {
  readonly level: string;
  readonly own: Allowance | null;
}

const BUDGET = /^(.*):(\d+(?:\.\d+)?)(n|ms|s)$/;

/** `brewmaster:0.1s`, `brewmaster:100ms` and `brewmaster:2000n` have budgets, `brewmaster` has none. */
export function entrantOf(name: string): Entrant {
  const [, level, amount, unit] = BUDGET.exec(name) ?? [];
  if (level === undefined) {
    if (name.includes(':')) throw new UsageError(`"${name}" has an invalid budget. ${EXAMPLES}`);
    return { level: name, own: null };
  }
  const size = unit === 's' ? Math.round(Number(amount) * 1000) : Number(amount);
  const most = unit === 'n' ? MOST_NODES : MOST_MS;
  if (!Number.isInteger(size) || size < 1 || size > most)
    throw new UsageError(`"${name}" has an invalid budget. ${EXAMPLES}`);
  return { level, own: unit === 'n' ? { nodes: size } : { ms: size } };
}

const EXAMPLES = 'Examples: :2000n, :100ms, :0.1s.';
