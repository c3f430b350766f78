import { type Api, type BodyOf, MOST_KEPT } from '@taproom/contracts';
import { accept, type Catalogue, readRecord, replayRecord, writeRecord } from '@taproom/games';
import { type Answer, DONE, type Done, problem } from '../problem.ts';
import type { KeptRow, PersonRow } from '../store/rows.ts';
import type { PeopleStore } from '../store/store.ts';

/** Games someone plays on their own devices, synced through the account so that their other devices have them too. */
export class KeptGames {
  constructor(
    private readonly store: PeopleStore,
    private readonly games: Catalogue,
  ) {}

  of(person: PersonRow): Promise<Pick<KeptRow, 'id' | 'played'>[]> {
    return this.store.keptGames(person.id);
  }

  async record(person: PersonRow, id: string): Promise<Answer<string>> {
    const game = await this.store.keptGame(person.id, id);
    return game === null ? problem('no-such-thing') : accept(game.record);
  }

  /** Only legal games are stored, in our own spelling, with their comments. */
  async keep(person: PersonRow, id: string, wish: BodyOf<Api['keep']>): Promise<Answer<Done>> {
    if (person.kind === 'bot') return problem('not-yours');
    const record = readRecord(wish.record);
    if (!record.ok) return problem('refused', { refusal: { ...record.refusal } });
    const replay = replayRecord(record.value, this.games);
    if (!replay.ok) return problem('refused', { refusal: { ...replay.refusal } });
    const game = { person: person.id, id, played: wish.played, record: writeRecord(record.value) };
    const kept = await this.store.keepGame(game, wish.before, MOST_KEPT);
    if (kept === 'kept') return DONE;
    if (kept === 'gone') return problem('not-known');
    return problem(kept === 'full' ? 'too-many' : 'wrong-status');
  }

  async drop(person: PersonRow, id: string): Promise<Answer<Done>> {
    return (await this.store.dropKeptGame(person.id, id)) ? DONE : problem('no-such-thing');
  }
}
