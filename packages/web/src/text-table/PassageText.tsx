import type { ReactNode } from 'react';
import { RuleLink } from '../log/Refused.tsx';
import type { Snapshot } from '../play/game.ts';
import type { Passage, TextLine } from './passage.ts';

interface PassageTextProps {
  readonly passage: Passage;
  readonly game: Snapshot['game'];
}

/** A passage on the page: paragraphs, or a list under its title. */
export function PassageText({ passage, game }: PassageTextProps): ReactNode {
  const { title, lines } = passage;
  if (title === '')
    return lines.map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place.
      <p key={i}>
        <LineText line={line} game={game} />
      </p>
    ));
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={i}>
            <LineText line={line} game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineText({ line, game }: { readonly line: TextLine; readonly game: Snapshot['game'] }): ReactNode {
  const { code, text, rule } = line;
  return (
    <>
      {code !== undefined && <code>{code}</code>} {text}{' '}
      {rule !== undefined && <RuleLink game={game} rule={rule} />}
    </>
  );
}
