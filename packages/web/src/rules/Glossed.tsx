import type { GameId } from '@taproom/games';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { type Part, plain } from './gloss.ts';
import { Term } from './Term.tsx';
import { useGlosser } from './use-glossary.ts';

/** A text in which the words of the game can be tapped for their meaning and mentioned rules are links. */
export function Glossed({ game, text }: { readonly game: GameId; readonly text: string }): ReactNode {
  const glosser = useGlosser(game);
  const parts = useMemo(() => glosser?.parts(text, new Set()) ?? plain(text), [glosser, text]);
  return <Parts game={game} parts={parts} />;
}

interface PartsProps {
  readonly game: GameId;
  readonly parts: readonly Part[];
  /** How plain text is shown. */
  readonly show?: (text: string) => ReactNode;
}

export function Parts({ game, parts, show = text => text }: PartsProps): ReactNode {
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
    <PartText key={i} game={game} part={part} show={show} />
  ));
}

interface PartTextProps {
  readonly game: GameId;
  readonly part: Part;
  readonly show: (text: string) => ReactNode;
}

function PartText({ game, part, show }: PartTextProps): ReactNode {
  switch (part.part) {
    case 'text':
      return show(part.text);
    case 'rule':
      return <Link href={`/rules/${game}/${part.text}`}>{show(part.text)}</Link>;
    case 'term':
      return (
        <Term game={game} entry={part.entry}>
          {part.text}
        </Term>
      );
  }
}
