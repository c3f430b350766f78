import type { Levels } from '@taproom/bots/levels';
import {
  accept,
  type Catalogue,
  expectOk,
  type GameId,
  RECORD_LIMITS,
  type ReadRefusal,
  type ReplayRefusal,
  type Result,
  readRecord,
  refuse,
  replayRecord,
} from '@taproom/games';
import { type LogEntry, logOf, type Sitter } from '@taproom/table';
import type { Repertoire } from '../app/registries.tsx';
import { givenName } from '../play/names.ts';
import type { NewGame } from './new-game.ts';
import type { StoredGame } from './store.ts';
import { gameStanding, tableOf } from './table.ts';

/** A record that was parsed and found to be a legal game: to view, to keep, or to play on. */
export interface OpenedRecord {
  readonly setup: NewGame;
  readonly log: readonly LogEntry[];
}

/** Why a record can't be opened, and which game it is of; null if it names no known one. */
export type RecordRefusal = (ReadRefusal | ReplayRefusal) & { readonly of: GameId | null };

/** No record has more bytes, whatever its characters: larger files are not even read. */
const MOST_BYTES = 4 * RECORD_LIMITS.characters;

/** Opens a file that should contain a record. */
export async function openFile(
  file: Blob,
  repertoire: Repertoire,
): Promise<Result<OpenedRecord, RecordRefusal>> {
  const max = RECORD_LIMITS.characters;
  if (file.size > MOST_BYTES) return refuse({ code: 'record-too-long', max, of: null });
  return openRecord(await file.text(), repertoire);
}

/** Opens the text of a record. */
export function openRecord(text: string, { games, levels }: Repertoire): Result<OpenedRecord, RecordRefusal> {
  const read = readRecord(text);
  if (!read.ok) return refuse({ ...read.refusal, of: null });
  const record = read.value;
  const of = games.has(record.game) ? record.game : null;
  const replay = replayRecord(record, games);
  if (!replay.ok) return refuse({ ...replay.refusal, of });
  if (of === null) throw new Error('a game without rules was replayed');
  const { game, steps } = replay.value;
  return accept({
    setup: {
      game: of,
      rules: game.rules,
      seats: record.names.map(name => sitterOf(expectOk(levels.find(of, game.rules)), name ?? '')),
      options: record.options,
      memoryAid: false,
      ...(record.date === null ? {} : { started: Date.parse(record.date) }),
      ...(record.comments.length === 0 ? {} : { comments: record.comments }),
    },
    log: logOf(game, steps),
  });
}

/** Bots are recorded by their level, and recognised by it again. */
const sitterOf = ({ levels }: Levels, name: string): Sitter =>
  levels.includes(name) ? { kind: 'bot', level: name } : { kind: 'human', name: givenName(name) };

/** A record as a game on this device. Chance from here on is new. */
export function storedOf(
  { setup, log }: OpenedRecord,
  as: Pick<StoredGame, 'id' | 'revision' | 'played' | 'memoryAid'>,
  games: Catalogue,
): StoredGame {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const table = expectOk(tableOf({ ...setup, id: as.id, secret }, log, games));
  return {
    ...setup,
    ...as,
    rules: table.game.rules,
    secret,
    log: table.log,
    plan: null,
    started: setup.started ?? as.played,
    standing: gameStanding(table),
  };
}
