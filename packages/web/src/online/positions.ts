import type { TableView } from '@taproom/contracts';
import { accept, type Catalogue, expectOk, readRecord, replayRecord } from '@taproom/games';
import { ask } from './door.ts';
import { insist } from './insist.ts';
import { isOver } from './received.ts';

/**
 * The positions of an online game that this browser has, by the number of moves before each. All positions of a finished
 * game come with its record; those of a running one are requested one by one.
 */
export class Positions {
  private readonly views = new Map<number, object>();
  /** Positions that were requested and have not arrived. */
  private readonly asked = new Set<number>();
  private text: string | null = null;
  private final: object | null = null;
  private fetching = false;
  /** The game is over, but there is no record to replay. */
  private isRecordMissing = false;

  constructor(
    private readonly table: string,
    private readonly games: Catalogue,
    private readonly changed: () => void,
    private readonly closed: AbortSignal,
  ) {}

  /** The record of the game, once it is over and the record has arrived. */
  get record(): string | null {
    return this.text;
  }

  /** The last position with all hands open, once the record is there. */
  get last(): object | null {
    return this.final;
  }

  set(at: number, view: object): void {
    this.views.set(at, view);
  }

  /** Moves were taken back: what followed this one never happened. */
  forgetFrom(at: number): void {
    for (const n of [...this.views.keys()]) if (n >= at) this.views.delete(n);
  }

  /** Null while it is on its way. */
  find(at: number, { outcome, table }: TableView): object | null {
    const view = this.views.get(at);
    if (view) return view;
    const comesWithRecord = (outcome !== null || isOver(table)) && !this.isRecordMissing;
    if (!comesWithRecord && !this.asked.has(at)) {
      this.asked.add(at);
      void this.fetch(at);
    }
    return null;
  }

  private async fetch(at: number): Promise<void> {
    const view = await insist(async () => {
      const found = await ask('table', { params: { id: this.table }, query: { at: String(at) } });
      return found.ok ? accept(found.value.view) : found;
    }, this.closed);
    // A position that is refused is not requested again.
    if (!view) return;
    this.asked.delete(at);
    this.views.set(at, view);
    this.changed();
  }

  /** A finished game is public: all its positions come from its record, with one request. */
  async fetchRecord({ table, seat }: TableView): Promise<void> {
    if (this.text !== null || this.fetching) return;
    this.fetching = true;
    const text = await insist(() => ask('record', { params: { id: this.table } }), this.closed);
    this.fetching = false;
    const record = text === null ? null : readRecord(text);
    const replay = record?.ok ? replayRecord(record.value, this.games) : null;
    this.isRecordMissing = !replay?.ok;
    if (text === null || !replay?.ok) return this.changed();
    const { game, steps } = replay.value;
    const state = expectOk(game.setup(table.seats.length, table.options));
    // Spectators look back with all hands open, as the record has them.
    const eyes = seat ?? 'host';
    for (const [i, { actor, move }] of steps.entries()) {
      this.views.set(i, game.view(state, eyes));
      expectOk(game.apply(state, actor, move));
    }
    this.final = game.view(state, 'host');
    this.text = text;
    this.changed();
  }
}
