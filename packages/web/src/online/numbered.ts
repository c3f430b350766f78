/** Numbers to choose from. */
export const numbered = (from: number, to: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [from + i, String(from + i)]));
