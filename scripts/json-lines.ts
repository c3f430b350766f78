import { existsSync, readFileSync } from 'node:fs';

/** The results in a file of one JSON object a line; none if it does not exist yet. */
export const linesOf = <Line>(file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line))
    : [];
