import type { GameId } from '@taproom/games';
import { type ReactNode, useMemo } from 'react';
import { type GlossPart, plain, type ShownPart, withPunctuation } from './gloss.ts';
import { RuleRef } from './RuleRef.tsx';
import { Term } from './Term.tsx';
import { useGlosser } from './use-glossary.ts';

/** A text in which game terms can be tapped for their meaning and rule numbers are links. */
export function Glossed({ game, text }: { readonly game: GameId; readonly text: string }): ReactNode {
  const glosser = useGlosser(game);
  const parts = useMemo(() => glosser?.parts(text, new Set()) ?? plain(text), [glosser, text]);
  return <Parts game={game} parts={parts} />;
}

interface PartsProps {
  readonly game: GameId;
  readonly parts: readonly GlossPart[];
  /** How plain text is rendered. */
  readonly show?: (text: string) => ReactNode;
}

export function Parts({ game, parts, show = text => text }: PartsProps): ReactNode {
  return withPunctuation(parts).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
    <PartText key={i} game={game} part={part} show={show} />
  ));
}

interface PartTextProps {
  readonly game: GameId;
  readonly part: ShownPart;
  readonly show: (text: string) => ReactNode;
}

function PartText({ game, part, show }: PartTextProps): ReactNode {
  switch (part.part) {
    case 'text':
      return show(part.text);
    case 'rule':
      return (
        <RuleRef game={game} rule={part.text}>
          {show(part.text)}
        </RuleRef>
      );
    case 'term':
      return (
        <span className="term-in-line">
          {part.before}
          <Term game={game} entry={part.entry}>
            {part.text}
          </Term>
          {part.after}
        </span>
      );
  }
}
