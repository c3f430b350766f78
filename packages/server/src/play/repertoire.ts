import type { Levels } from '@taproom/bots/levels';
import type { GameShapes } from '@taproom/contracts/shapes';
import { Catalogue, type Edition, expectOk, type GameId } from '@taproom/games';

/** Which edition of a game a table uses, as its row says. */
export interface TableEdition {
  readonly game: GameId;
  readonly rules: number;
}

/**
 * The games a server can play, with their bots by name. Its other parts name no game. The bots themselves run on worker
 * threads, which load them.
 */
export class Repertoire {
  private readonly names: ReadonlyMap<string, string>;

  constructor(
    readonly games: Catalogue,
    private readonly levels: Catalogue<Levels>,
    /** The shapes of the games' data, for the documentation. A game without them is documented as any object. */
    readonly shapes = new Catalogue<GameShapes>([]),
  ) {
    const all = this.editions.map(({ id, rules }) => expectOk(levels.find(id, rules)));
    this.names = new Map(all.flatMap(({ names }) => Object.entries(names)));
  }

  get editions(): readonly Edition[] {
    return this.games.ids.flatMap(id => this.games.editions(id));
  }

  knows({ game, rules }: TableEdition): boolean {
    return this.games.find(game, rules).ok;
  }

  /** The bots of a known edition. */
  levelsOf({ game, rules }: TableEdition): Levels {
    return expectOk(this.levels.find(game, rules));
  }

  /** The English name of a level, whatever its game; its id if it is no longer offered. */
  nameOf(level: string): string {
    return this.names.get(level) ?? level;
  }

  /** The title of a game. */
  titleOf(game: GameId): string {
    return this.games.has(game) ? this.games.current(game).title : game;
  }
}
