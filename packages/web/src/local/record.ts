import { LEVELS } from '@taproom/bots/levels';
import {
  accept,
  type Edition,
  expectOk,
  GAMES,
  type GameId,
  RECORD_LIMITS,
  type ReadRefusal,
  type ReplayRefusal,
  type Result,
  readRecord,
  refuse,
  replayRecord,
  type Seat,
} from '@taproom/games';
import { type LogEntry, logOf, type Sitter } from '@taproom/table';
import type { NewGame } from './game.ts';
import type { StoredGame } from './store.ts';
import { standingOf, tableOf } from './table.ts';

/** A record that was read and found to be a game by the rules: to look at, to keep, or to play on. */
export interface OpenedRecord {
  readonly setup: NewGame;
  readonly log: readonly LogEntry[];
}

/** Why a record can't be opened, and of which game it is; null if it names none that is known. */
export type RecordRefusal = (ReadRefusal | ReplayRefusal) & { readonly of: GameId | null };

/** No record has more bytes, whatever its letters: larger files are not even read. */
const MOST_BYTES = 4 * RECORD_LIMITS.characters;

/** Opens a file that should hold a record. */
export async function openFile(
  file: Blob,
  nameless: (seat: Seat) => string,
): Promise<Result<OpenedRecord, RecordRefusal>> {
  const max = RECORD_LIMITS.characters;
  if (file.size > MOST_BYTES) return refuse({ code: 'record-too-long', max, of: null });
  return openRecord(await file.text(), nameless);
}

/** Opens the text of a record. A seat without a name gets the one that `nameless` gives it. */
export function openRecord(
  text: string,
  nameless: (seat: Seat) => string,
): Result<OpenedRecord, RecordRefusal> {
  const read = readRecord(text);
  if (!read.ok) return refuse({ ...read.refusal, of: null });
  const record = read.value;
  const of = GAMES.has(record.game) ? record.game : null;
  const replay = replayRecord(record, GAMES);
  if (!replay.ok) return refuse({ ...replay.refusal, of });
  if (of === null) throw new Error('a game without rules was replayed');
  const { game, steps } = replay.value;
  return accept({
    setup: {
      game: of,
      rules: game.rules,
      seats: record.names.map((name, seat) => sitterOf(game, name ?? nameless(seat))),
      options: record.options,
      memoryAid: false,
      ...(record.date === null ? {} : { started: Date.parse(record.date) }),
    },
    log: logOf(game, steps),
  });
}

/** Bots are written down by their level, and are known by it again. */
const sitterOf = ({ id, rules }: Edition, name: string): Sitter =>
  expectOk(LEVELS.find(id, rules)).levels.includes(name)
    ? { kind: 'bot', level: name }
    : { kind: 'human', name };

/** A record as a game of this device. What chance does from here on is new. */
export function storedOf(
  { setup, log }: OpenedRecord,
  as: Pick<StoredGame, 'id' | 'revision' | 'played' | 'memoryAid'>,
): StoredGame {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const table = expectOk(tableOf({ ...setup, id: as.id, secret }, log));
  return {
    ...setup,
    ...as,
    rules: table.game.rules,
    secret,
    log: table.log,
    plan: null,
    started: setup.started ?? as.played,
    standing: standingOf(table),
  };
}
