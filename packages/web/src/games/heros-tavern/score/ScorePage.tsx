import { CARDS, CATEGORIES, tables } from '@taproom/games/heros-tavern';
import { type ReactNode, useState } from 'react';
import { withWords } from '../../../app/withWords.tsx';
import { useWords } from '../../../app/words.tsx';
import { Drawing, SQUARE } from '../../../art/drawing.tsx';
import { loadByLanguage } from '../../../i18n/by-language.ts';
import type { Words } from '../../../i18n/en/heros-tavern/score.ts';
import { Choice, NameField, SheetFrame, Standings, useNames } from '../../../score/Sheet.tsx';
import { Stepper } from '../../../score/Stepper.tsx';
import { useKept } from '../../../score/useKept.ts';
import { CARD_PICTURES } from '../art/pictures.tsx';
import {
  FINAL,
  freshTavernSheet,
  MOST_LEFT,
  mostCards,
  readTavernSheet,
  scoreSheet,
  seatTaverns,
  setCard,
  type TavernResult,
  type TavernSheet,
} from './sheet.ts';

const wordsIn = loadByLanguage(
  import.meta.glob<Words>('../../../i18n/*/heros-tavern/score.ts', { import: 'words' }),
);

/** The score pad of Hero's Tavern for in-person games. */
export default withWords(wordsIn, ScorePad);

function ScorePad({ words }: { readonly words: Words }): ReactNode {
  const { pages } = useWords();
  const { sheet, write, clear } = useKept('taproom.score.heros-tavern', readTavernSheet, freshTavernSheet);
  const [round, setRound] = useState(0);
  const [chosen, choose] = useState(0);
  const names = useNames(sheet.names);
  const seat = Math.min(chosen, names.length - 1);
  const result = scoreSheet(sheet);
  const rounds = sheet.rounds.map((_, value) => ({
    value,
    label: value === FINAL ? words.final : words.round(value + 1),
  }));
  return (
    <SheetFrame
      title={words.title}
      hint={words.hint}
      seats={{ min: tables.SEATS_MIN, max: tables.SEATS_MAX, now: names.length }}
      onSeats={count => write(seatTaverns(sheet, count))}
      onClear={clear}
    >
      <Choice label={words.rounds} options={rounds} chosen={round} onChoose={setRound} />
      <Choice
        label={pages.score.who}
        options={names.map((label, value) => ({ value, label }))}
        chosen={seat}
        onChoose={choose}
      />
      <div className="sheet-columns">
        <TavernEntry key={seat} words={words} sheet={sheet} round={round} seat={seat} write={write} />
        <div className="sheet-result">
          <RoundTable
            words={words}
            names={names}
            result={result}
            round={round}
            title={words.ofRound(rounds[round]?.label ?? '')}
          />
          <GameTable words={words} names={names} result={result} />
        </div>
      </div>
      <Standings names={names} totals={result.totals} winners={result.winners} />
    </SheetFrame>
  );
}

interface EntryProps {
  readonly words: Words;
  readonly sheet: TavernSheet;
  readonly round: number;
  readonly seat: number;
  readonly write: (sheet: TavernSheet) => void;
}

function TavernEntry({ words, sheet, round, seat, write }: EntryProps): ReactNode {
  const taverns = sheet.rounds[round] ?? [];
  return (
    <section className="sheet-entry">
      <NameField
        seat={seat}
        name={sheet.names[seat] ?? ''}
        onChange={name => write({ ...sheet, names: sheet.names.with(seat, name) })}
      />
      {round === FINAL && <p>{words.finalHint}</p>}
      <div className="cards">
        {CARDS.map(card => {
          const Card = CARD_PICTURES[card];
          return (
            <Stepper
              key={card}
              label={words.card[card]}
              picture={
                <Drawing box={SQUARE} size={34}>
                  <Card />
                </Drawing>
              }
              value={taverns[seat]?.[card] ?? 0}
              min={0}
              max={mostCards(taverns, seat, card)}
              onChange={count => write(setCard(sheet, { round, seat, card }, count))}
            />
          );
        })}
        {round === FINAL && (
          <Stepper
            label={words.left}
            value={sheet.left[seat] ?? 0}
            min={0}
            max={MOST_LEFT}
            onChange={left => write({ ...sheet, left: sheet.left.with(seat, left) })}
          />
        )}
      </div>
    </section>
  );
}

interface ResultProps {
  readonly words: Words;
  readonly names: readonly string[];
  readonly result: TavernResult;
}

/** A round by category, one column per player. */
function RoundTable({
  words,
  names,
  result,
  round,
  title,
}: ResultProps & { readonly round: number; readonly title: string }): ReactNode {
  const scored = result.rounds[round] ?? [];
  const unspent: readonly (readonly [string, readonly number[]])[] =
    round === FINAL ? [[words.unspent, result.unspent.map(tokens => tokens * tables.UNSPENT_HEROES)]] : [];
  const rows: readonly (readonly [string, readonly number[]])[] = [
    ...CATEGORIES.map(
      category => [words.category[category], scored.map(tavern => tavern[category])] as const,
    ),
    ...unspent,
  ];
  const sums = scored.map((tavern, seat) => tavern.total + (unspent[0]?.[1][seat] ?? 0));
  return <Pad title={title} names={names} rows={rows} sums={sums} />;
}

/** The whole game by round. */
function GameTable({ words, names, result }: ResultProps): ReactNode {
  const rows = result.rounds.map((taverns, round) => {
    const label = round === FINAL ? words.final : words.round(round + 1);
    const tokens = (seat: number): number =>
      round === FINAL ? (result.unspent[seat] ?? 0) * tables.UNSPENT_HEROES : 0;
    return [label, taverns.map((tavern, seat) => tavern.total + tokens(seat))] as const;
  });
  return <Pad title={words.ofGame} names={names} rows={rows} sums={result.totals} />;
}

interface PadProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly rows: readonly (readonly [string, readonly number[]])[];
  readonly sums: readonly number[];
}

function Pad({ title, names, rows, sums }: PadProps): ReactNode {
  const { pages } = useWords();
  const line = (cells: readonly number[]): ReactNode =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a player is a seat.
    cells.map((cell, seat) => <td key={seat}>{cell}</td>);
  return (
    <table className="pad">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is a seat.
            <th key={seat} scope="col">
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, cells]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {line(cells)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{pages.score.total}</th>
          {line(sums)}
        </tr>
      </tfoot>
    </table>
  );
}
