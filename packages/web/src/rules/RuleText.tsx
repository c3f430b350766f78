import type { GameId } from '@taproom/games';
import { Fragment, type ReactNode } from 'react';
import type { RuleBook } from '../play/face.ts';
import { Parts } from './Glossed.tsx';
import { type GlossPart, plain } from './gloss.ts';
import type { Block, RuleTable } from './rules.ts';
import { findWords } from './search.ts';
import { unbroken } from './unbroken.ts';
import './pictures.css';

/**
 * How a rule is shown: of which game, with which illustrations, which search terms are highlighted, which terms are
 * explained.
 */
export interface Shown {
  readonly game: GameId;
  readonly Picture: RuleBook['Picture'];
  readonly words: readonly string[];
  /** The parts of each of its texts. */
  readonly parts: ReadonlyMap<string, readonly GlossPart[]>;
}

/** A text in which rule numbers are links, game terms are explained, and matches are highlighted. */
export function RuleText({ text, shown }: { readonly text: string; readonly shown: Shown }): ReactNode {
  const { game, words, parts } = shown;
  return (
    <Parts
      game={game}
      parts={parts.get(text) ?? plain(text)}
      show={piece => <Marked text={unbroken(piece)} words={words} />}
    />
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactNode {
  const spans = findWords(text, words);
  if (spans.length === 0) return text;
  return (
    <>
      {spans.map(({ from, to }, i) => (
        <Fragment key={from}>
          {text.slice(spans[i - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.to)}
    </>
  );
}

export function RuleBlock({ block, shown }: { readonly block: Block; readonly shown: Shown }): ReactNode {
  if (typeof block === 'string')
    return (
      <p>
        <RuleText text={block} shown={shown} />
      </p>
    );
  if ('rows' in block) return <TableOfRules table={block} shown={shown} />;
  const { Picture } = shown;
  return (
    <figure className={`rule-picture ${block.picture}`}>
      <Picture name={block.picture} />
    </figure>
  );
}

function TableOfRules({ table, shown }: { readonly table: RuleTable; readonly shown: Shown }): ReactNode {
  return (
    <table className={table.head.length > 5 ? 'rule-table many' : 'rule-table'}>
      <thead>
        <tr>
          {table.head.map(cell => (
            <th key={cell} scope="col">
              <RuleText text={cell} shown={shown} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(row => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is what stands in its column.
              <td key={column}>
                <RuleText text={cell} shown={shown} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
