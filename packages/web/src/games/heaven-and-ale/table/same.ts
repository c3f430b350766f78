import { useRef } from 'react';

type Plain = Readonly<Record<string, unknown>>;

/**
 * The new value, sharing everything that is unchanged with the old one, so that components that show only a part of it
 * need not rerender. For plain data only.
 */
export function sharing<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now)) return now;
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Plain, now as Plain];
  const keys = Object.keys(fresh);
  const shared = Object.fromEntries(keys.map(key => [key, sharing(old[key], fresh[key])]));
  const isSame =
    keys.length === Object.keys(old).length &&
    keys.every(key => key in old && Object.is(shared[key], old[key]));
  if (isSame) return before as Value;
  return (Array.isArray(now) ? Object.values(shared) : shared) as Value;
}

/** The same object as long as its contents stay the same, and the same parts as long as those do. */
export function useSame<Value>(value: Value): Value {
  const kept = useRef(value);
  kept.current = sharing(kept.current, value);
  return kept.current;
}
