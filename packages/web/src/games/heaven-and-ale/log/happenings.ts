import type { Seat } from '@taproom/games';
import type { Event } from '@taproom/games/heaven-and-ale';
import type { Deed, Gain, News } from './deeds.ts';

/** One thing to report, before it is put into words. */
export type Happened =
  | { readonly kind: 'deed'; readonly seat: Seat; readonly deed: Deed; readonly gains: readonly Gain[] }
  | { readonly kind: 'news'; readonly news: News; readonly gains: readonly Gain[] };

const done = (seat: Seat, deed: Deed): Happened => ({ kind: 'deed', seat, deed, gains: [] });
const heard = (news: News): Happened => ({ kind: 'news', news, gains: [] });

/** What events amount to: minor ones are reported with the action they belong to. */
export function happenedIn(events: readonly Event[]): Happened[] {
  const told: Happened[] = [];
  for (const event of events) add(told, event);
  return told.flatMap(withPlace);
}

/** A tile bought alone gets a phrase of its own; several are combined. */
function withPlace(happened: Happened): Happened[] {
  if (happened.kind === 'news' || happened.deed.deed !== 'buy') return [happened];
  const [tile, second] = happened.deed.tiles;
  if (tile === undefined || second !== undefined) return [happened];
  return [happened, done(happened.seat, { deed: 'plant', hex: tile.hex })];
}

function add(told: Happened[], event: Event): void {
  switch (event.event) {
    case 'refilled':
      told.push(heard({ news: 'round-begins', round: event.round }));
      return;
    case 'discs-laid': {
      const second = event.discs.filter(({ discs }) => discs > 1).map(({ space }) => space);
      // A new round always has discs: only second ones are worth mentioning.
      if (second.length > 0 || lastNews(told)?.news !== 'round-begins')
        told.push(heard({ news: 'discs-laid', second }));
      return;
    }
    case 'first-player':
      told.push(heard({ news: 'first-player', seat: event.seat }));
      return;
    case 'moved':
      told.push(done(event.seat, { deed: 'go', space: event.to }));
      return;
    case 'entered':
      // The starting player has no choice (4.4).
      if (lastNews(told)?.news !== 'first-player')
        told.push(done(event.seat, { deed: 'enter', slot: event.slot }));
      return;
    case 'bought': {
      const { tile, hex, price } = event;
      const tiles = [...(takeLast(told, 'buy')?.tiles ?? []), { tile, hex, price }];
      told.push(done(event.seat, { deed: 'buy', tiles }));
      return;
    }
    case 'shed-built': {
      const { shed, sum, type } = event;
      told.push(heard({ news: 'shed', shed, sum, type, hexes: [] }));
      return;
    }
    case 'disc-placed': {
      const { spot, fertility } = event;
      told.push(done(event.seat, { deed: 'score', spot, fertility, hexes: [] }));
      return;
    }
    case 'triggered':
      if (lastDeed(told)?.deed !== 'score')
        told.push(heard({ news: 'triggered', hex: event.hex, monk: event.monk }));
      return;
    case 'activated':
      addActivated(told, event.hex);
      return;
    case 'marker':
      addGain(told, event.seat, {
        gain: 'marker',
        resource: event.resource,
        steps: event.to - event.from,
      });
      return;
    case 'brewmaster':
      addGain(told, event.seat, { gain: 'brewmaster', steps: event.to - event.from });
      return;
    case 'ducats':
      // The price is reported with the tile.
      if (event.reason !== 'price' || lastDeed(told)?.deed !== 'buy')
        addGain(told, event.seat, { gain: 'ducats', change: event.change });
      return;
    case 'pair-completed':
      told.push(heard({ news: 'pair', spots: event.spots }));
      return;
    case 'card-placed':
    case 'card-declined':
      if (lastNews(told)?.news === 'pair') told.pop();
      told.push(done(event.seat, cardDeed(event)));
      return;
    case 'card-returned': {
      const { gains } = told.at(-1) ?? NOTHING;
      const before = takeLast(told, 'return-cards');
      const deed: Deed = { deed: 'return-cards', cards: [...(before?.cards ?? []), event.card] };
      told.push({ ...done(event.seat, deed), gains: before === null ? [] : gains });
      return;
    }
    case 'barrel': {
      const { goal, size } = event;
      const barrels = [...(takeLast(told, 'take-barrels')?.barrels ?? []), { goal, size }];
      told.push(done(event.seat, { deed: 'take-barrels', barrels }));
      return;
    }
    case 'turn':
      told.push(heard({ news: 'turn', seat: event.seat }));
      return;
    case 'round-ended':
      told.push(heard({ news: 'round-over', round: event.round }));
      return;
    case 'game-over':
      told.push(heard({ news: 'game-over', scores: event.scores, winners: event.winners }));
      return;
  }
}

const cardDeed = (event: Event & { event: 'card-placed' | 'card-declined' }): Deed =>
  event.event === 'card-placed'
    ? { deed: 'place-card', card: event.card, spots: event.spots }
    : { deed: 'decline-card', spots: event.spots };

function lastDeed(told: readonly Happened[]): Deed | null {
  const last = told.at(-1);
  return last?.kind === 'deed' ? last.deed : null;
}

/** Removes the last action if it is of a kind, so that it can be combined with the next one. */
function takeLast<Kind extends Deed['deed']>(
  told: Happened[],
  kind: Kind,
): Extract<Deed, { deed: Kind }> | null {
  const last = lastDeed(told);
  if (last === null || !isOf(last, kind)) return null;
  told.pop();
  return last;
}

const isOf = <Kind extends Deed['deed']>(deed: Deed, kind: Kind): deed is Extract<Deed, { deed: Kind }> =>
  deed.deed === kind;

const NOTHING: { readonly gains: readonly Gain[] } = { gains: [] };

function lastNews(told: readonly Happened[]): News | null {
  const last = told.at(-1);
  return last?.kind === 'news' ? last.news : null;
}

/** A tile is activated by the shed or the disc reported last. */
function addActivated(told: Happened[], hex: string): void {
  const last = told.at(-1);
  if (last?.kind === 'deed' && last.deed.deed === 'score') {
    told[told.length - 1] = { ...last, deed: { ...last.deed, hexes: [...last.deed.hexes, hex] } };
    return;
  }
  if (last?.kind === 'news' && (last.news.news === 'shed' || last.news.news === 'activated')) {
    told[told.length - 1] = { ...last, news: { ...last.news, hexes: [...last.news.hexes, hex] } };
    return;
  }
  told.push(heard({ news: 'activated', hexes: [hex] }));
}

/** Actions and events that bring something. Otherwise a gain is reported on its own. */
const BRING: ReadonlySet<Deed['deed'] | News['news']> = new Set([
  'enter',
  'return-cards',
  'score',
  'place-card',
  'shed',
  'activated',
  'gains',
]);

function addGain(told: Happened[], seat: Seat, gain: Gain): void {
  const last = told.at(-1);
  const what = last?.kind === 'deed' ? last.deed.deed : last?.news.news;
  if (last === undefined || what === undefined || !BRING.has(what)) {
    told.push({ ...heard({ news: 'gains', seat }), gains: [gain] });
    return;
  }
  told[told.length - 1] = { ...last, gains: withGain(last.gains, gain) };
}

/** The gains with one more; what goes to the same place is added up. */
function withGain(gains: readonly Gain[], more: Gain): readonly Gain[] {
  const index = gains.findIndex(gain => placeOf(gain) === placeOf(more));
  const before = gains[index];
  return before === undefined ? [...gains, more] : gains.with(index, sumOf(before, more));
}

const placeOf = (gain: Gain): string => (gain.gain === 'marker' ? gain.resource : gain.gain);

const sizeOf = (gain: Gain): number => (gain.gain === 'ducats' ? gain.change : gain.steps);

const sumOf = (one: Gain, other: Gain): Gain =>
  one.gain === 'ducats'
    ? { ...one, change: one.change + sizeOf(other) }
    : { ...one, steps: one.steps + sizeOf(other) };
