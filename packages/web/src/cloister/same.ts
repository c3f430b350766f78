import { useMemo } from 'react';

/** The same object as long as what is in it stays the same: a new copy is no change. For plain data only. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
