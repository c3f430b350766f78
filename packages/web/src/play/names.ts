import type { Sitter } from '@taproom/table';

/** A name for each seat. Bots are called by their level; two of a kind are counted. */
export function namesOf(
  sitters: readonly Sitter[],
  levels: Readonly<Record<string, string>>,
): readonly string[] {
  const plain = sitters.map(sitter =>
    sitter.kind === 'human' ? sitter.name : (levels[sitter.level] ?? sitter.level),
  );
  return plain.map((name, seat) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    return `${name} ${plain.slice(0, seat + 1).filter(one => one === name).length}`;
  });
}
