import { expectOk } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { type Player, playGame } from '../src/arena/index.ts';
import { botOf, decide, PLAYERS } from '../src/index.ts';

/**
 * What a level is introduced with, as what the arena counts, and another level, about as strong or stronger, that does
 * less of it at the same table.
 */
const STYLES = [
  ['heros-tavern', 'regular', ['pick food', 'pick cook'], 'gambler'],
  ['heros-tavern', 'gambler', ['pick games'], 'regular'],
  ['heros-tavern', 'barkeep', ['pick light-ale', 'pick dark-ale', 'pick bartender'], 'peddler'],
  ['heros-tavern', 'peddler', ['pick market', 'pick shopkeeper'], 'barkeep'],
  ['heros-tavern', 'housekeeper', ['pick lodging', 'pick maid'], 'peddler'],
  ['heaven-and-ale', 'beekeeper', ['resource sunny'], 'novice'],
  ['heaven-and-ale', 'carpenter', [0, 1, 2, 3, 4].map(type => `shed of type ${type}`), 'gardener'],
  ['heaven-and-ale', 'abbess', ['monk sunny', 'monk shady'], 'cellarer'],
  ['heaven-and-ale', 'drayman', ['barrel large', 'barrel small'], 'carpenter'],
] as const;

/** How often two levels did something in a few games against each other, seated alternately. */
async function counted(id: string, levels: readonly [string, string], traits: readonly string[]) {
  const players = PLAYERS.current(id);
  const seats = players.game.seats.max;
  const done = [0, 0];
  for (let deal = 0; deal < 3; deal++) {
    const at = (seat: number): 0 | 1 => ((seat + deal) % 2 === 0 ? 0 : 1);
    const table = Array.from({ length: seats - (seats % 2) }, (_, seat): Player => {
      const bot = expectOk(botOf(players, levels[at(seat)]));
      return {
        name: bot.level,
        answer: ({ view, seat: own, seed }) =>
          decide(bot, view, own, { nodes: 1 }, seed).moves.map(move => players.game.write(move)),
      };
    });
    const played = await playGame(players, table, 'styles', { deal, rotation: 0 }, () => 0);
    if ('reason' in played) throw new Error(JSON.stringify(played.reason));
    for (const [seat, counts] of played.traits.entries())
      for (const trait of traits) done[at(seat)] += counts[players.traits.names.indexOf(trait)] ?? 0;
  }
  return done;
}

describe('the introduction of a level is true', () => {
  it.each(STYLES)('%s: %s does more of %j than %s', async (id, level, traits, other) => {
    const [own, others] = await counted(id, [level, other], traits);
    expect(own).toBeGreaterThan(1.1 * (others ?? 0));
  });
});
