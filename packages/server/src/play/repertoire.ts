import type { Levels } from '@taproom/bots/levels';
import { type Catalogue, type Edition, expectOk, type GameId } from '@taproom/games';

/** Which edition of a game a table is played by, as its row says. */
export interface Played {
  readonly game: GameId;
  readonly rules: number;
}

/**
 * The games that a server can play, with their bots by name. Its other parts name no game. The bots themselves live on
 * threads of their own, which load them.
 */
export class Repertoire {
  private readonly names: ReadonlyMap<string, readonly string[]>;

  constructor(
    readonly games: Catalogue,
    private readonly levels: Catalogue<Levels>,
  ) {
    const all = this.editions.map(({ id, rules }) => expectOk(levels.find(id, rules)));
    this.names = new Map(all.flatMap(({ names }) => Object.entries(names)));
  }

  get editions(): readonly Edition[] {
    return this.games.ids.flatMap(id => this.games.editions(id));
  }

  knows({ game, rules }: Played): boolean {
    return this.games.find(game, rules).ok;
  }

  hasLevel(played: Played, level: string): boolean {
    return this.levelsOf(played).levels.includes(level);
  }

  /** The bots of an edition that is known. */
  levelsOf({ game, rules }: Played): Levels {
    return expectOk(this.levels.find(game, rules));
  }

  /** What a level is called in any language, of whatever game. */
  namesOf(level: string): readonly string[] {
    return this.names.get(level) ?? [];
  }

  /** The name of a game as people know it. */
  titleOf(game: GameId): string {
    return this.games.has(game) ? this.games.current(game).title : game;
  }
}
