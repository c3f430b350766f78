import type { Game, GameId } from './game.ts';
import { accept, type Result, refuse } from './result.ts';

/** Something that belongs to one edition of a game: the game itself, or something made for it. */
export interface Edition {
  readonly id: GameId;
  readonly rules: number;
}

export interface UnknownGame {
  readonly code: 'unknown-game';
  readonly known: readonly GameId[];
}

/** The game is known, but not this edition of it. */
export interface UnknownRules {
  readonly code: 'unknown-rules';
  readonly rules: number;
  readonly known: readonly number[];
}

/**
 * The games a program knows, each in any number of editions; or something it has for each of them, looked up the same
 * way. Code that runs games gets a catalogue passed in and names no game itself.
 */
export class Catalogue<One extends Edition = Game> {
  /** The editions of each game, oldest first. */
  private readonly games = new Map<GameId, readonly One[]>();

  constructor(editions: readonly One[]) {
    for (const one of editions) {
      const others = this.editions(one.id);
      if (others.some(({ rules }) => rules === one.rules)) {
        throw new Error(`rules ${one.rules} of ${one.id} are there twice`);
      }
      this.games.set(
        one.id,
        [...others, one].sort((a, b) => a.rules - b.rules),
      );
    }
  }

  /** In the order in which the games were passed in. */
  get ids(): readonly GameId[] {
    return [...this.games.keys()];
  }

  has(id: unknown): id is GameId {
    return typeof id === 'string' && this.games.has(id);
  }

  /** The newest edition of each game, used for new games. */
  get all(): readonly One[] {
    return this.ids.map(id => this.current(id));
  }

  /** The newest edition of a game that is known to exist. Throws otherwise: use `has` or `find` for untrusted ids. */
  current(id: GameId): One {
    const newest = this.editions(id).at(-1);
    if (newest === undefined) throw new Error(`there is no game ${id}`);
    return newest;
  }

  /** All editions of a game, oldest first; none if there is no such game. */
  editions(id: GameId): readonly One[] {
    return this.games.get(id) ?? [];
  }

  /** The edition with these rules, or the newest if no rules are given. The id may be anything. */
  find(id: unknown, rules?: number): Result<One, UnknownGame | UnknownRules> {
    if (!this.has(id)) return refuse({ code: 'unknown-game', known: this.ids });
    if (rules === undefined) return accept(this.current(id));
    const editions = this.editions(id);
    const one = editions.find(edition => edition.rules === rules);
    return one
      ? accept(one)
      : refuse({ code: 'unknown-rules', rules, known: editions.map(edition => edition.rules) });
  }
}
