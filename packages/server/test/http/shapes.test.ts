import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Catalogue, expectOk, type Replay, readRecord, replayRecord } from '@taproom/games';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../src/http/openapi.ts';
import { Repertoire } from '../../src/play/repertoire.ts';
import { RELEASED } from '../../src/released.ts';
import { openTestHouse, type TestHouse, type Visitor } from './house.ts';
import { LIVE, newKey, playOne, startTable } from './playing.ts';

const document = JSON.parse(JSON.stringify(openApi('', RELEASED)));

/** What the document says of a type. */
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'https://taproom.test/openapi', ...document });
const known = new Map<string, ValidateFunction>();
function misfit(type: string, value: unknown): string | null {
  const fits =
    known.get(type) ?? ajv.compile({ $ref: `https://taproom.test/openapi#/components/schemas/${type}` });
  known.set(type, fits);
  return fits(JSON.parse(JSON.stringify(value))) ? null : ajv.errorsText(fits.errors);
}

const GOLDEN = join(import.meta.dirname, '../../../games/test/golden');

/** The games that were played to test the rules, as replays of their records. */
const goldenGames = (id: string): Replay[] =>
  readdirSync(GOLDEN)
    .filter(file => file.startsWith(`${id}-`))
    .map(file => readFileSync(join(GOLDEN, file), 'utf8'))
    .map(text => text.slice(text.indexOf('Taproom record 1')))
    .map(text => expectOk(replayRecord(expectOk(readRecord(text)), RELEASED.games)));

const camel = (id: string) => id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

describe.each(RELEASED.games.all.map(game => [game.id, game] as const))('a game of %s', (id, game) => {
  const own = camel(id);
  const others = RELEASED.games.ids.filter(other => other !== id).map(camel);

  it('has the views, events and outcomes of the document, all of them, and no others', () => {
    const happened = new Set<string>();
    const checked = { views: 0, events: 0 };
    const wrong: string[] = [];
    const fits = (part: 'View' | 'Event' | 'Outcome', value: unknown) =>
      wrong.push(...[`${own}${part}`, `Any${part}`].flatMap(type => misfit(type, value) ?? []));
    for (const { steps, state: end, outcome } of goldenGames(id)) {
      const seats = game.seatCount(end);
      const state = expectOk(game.setup(seats));
      const viewers = game.open ? (['spectator'] as const) : ([0, seats - 1, 'spectator', 'host'] as const);
      for (const [i, { actor, move, events }] of steps.entries()) {
        expectOk(game.apply(state, actor, move));
        // One viewer after the other, and not after every move: a game has thousands of views.
        if (i % 3 === 0 || i === steps.length - 1) {
          fits('View', game.view(state, viewers[checked.views % viewers.length] ?? 'host'));
          checked.views++;
        }
        for (const event of events)
          for (const viewer of viewers) {
            const told = game.viewEvent(event, viewer);
            if (told === null) continue;
            fits('Event', told);
            happened.add(told.event);
            checked.events++;
          }
      }
      fits('Outcome', outcome);
      for (const other of others) expect(misfit(`${other}View`, game.view(end, 'host'))).not.toBeNull();
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(checked.views).toBeGreaterThan(200);
    expect(checked.events).toBeGreaterThan(1000);
    const described: { properties: { event: { const: string } } }[] =
      document.components.schemas[`${own}Event`].oneOf;
    expect([...happened].sort()).toEqual(described.map(({ properties }) => properties.event.const).sort());
  });

  it('has the options of the document, as agreed and as given', () => {
    const options = game.options(expectOk(game.setup(game.seats.min)));
    for (const type of [`${own}Options`, 'AnyOptions', `${own}GivenOptions`, 'AnyGivenOptions'])
      expect(misfit(type, options), type).toBeNull();
    expect(misfit(`${own}GivenOptions`, {})).toBeNull();
    for (const type of [`${own}Options`, `${own}GivenOptions`, 'AnyOptions', 'AnyGivenOptions'])
      expect(misfit(type, { ...options, ale: 'free' }), type).not.toBeNull();
  });

  it('has nothing else', () => {
    const state = expectOk(game.setup(game.seats.min));
    const view = game.view(state, 'spectator');
    for (const type of [`${own}View`, 'AnyView']) {
      expect(misfit(type, view)).toBeNull();
      expect(misfit(type, { ...view, more: 1 })).not.toBeNull();
      expect(misfit(type, { ...view, stage: 'lunch' })).not.toBeNull();
      expect(misfit(type, { ...view, players: [] })).not.toBeNull();
    }
    for (const type of [`${own}Event`, 'AnyEvent']) {
      expect(misfit(type, { event: 'round-ended', round: 1 })).toBeNull();
      expect(misfit(type, { event: 'round-ended' })).not.toBeNull();
      expect(misfit(type, { event: 'rained', round: 1 })).not.toBeNull();
    }
  });
});

describe('over the wire', () => {
  let open: TestHouse;
  beforeAll(async () => {
    open = await openTestHouse();
  });
  afterAll(() => open.close());

  it.each(RELEASED.games.all.map(({ id, seats }) => [id, seats.min] as const))(
    'a table of %s is as the document says, before, during and after an undo',
    async (game, seats) => {
      const players: Visitor[] = [];
      for (let i = 0; i < seats; i++) players.push(await open.guest(`Player ${i}`));
      const id = await startTable(players, { game, pace: LIVE });
      const looks = async () => {
        for (const looker of [...players, open.visitor()])
          expect(misfit('TableView', await looker.get('table', { params: { id } }))).toBeNull();
      };
      await looks();
      const seat = await playOne(id, players);
      await looks();
      await players[seat]?.ask('undo', { params: { id }, body: { key: newKey() } });
      await looks();
    },
  );

  it('types every place where data of a game is', () => {
    const { schemas } = document.components;
    for (const [type, field, of] of [
      ['TableInfo', 'options', 'AnyOptions'],
      ['Told', 'event', 'AnyEvent'],
      ['NewTable', 'options', 'AnyGivenOptions'],
      ['ChangeTable', 'options', 'AnyGivenOptions'],
    ] as const)
      expect(schemas[type].properties[field], type).toEqual({ $ref: `#/components/schemas/${of}` });
    for (const [field, of] of [
      ['view', 'AnyView'],
      ['outcome', 'AnyOutcome'],
    ] as const)
      expect(schemas.TableView.properties[field].anyOf[0]).toEqual({ $ref: `#/components/schemas/${of}` });
    const { example } = document.paths['/tables/{id}'].get.responses['200'].content['application/json'];
    expect(misfit('TableView', example)).toBeNull();
    expect(misfit('AnyView', example.view)).toBeNull();
    expect(misfit('AnyEvent', example.told[0].event)).toBeNull();
  });

  it('leaves a game without shapes any object', () => {
    const { games } = RELEASED;
    const levels = games.all.map(({ id, rules }) => RELEASED.levelsOf({ game: id, rules }));
    const bare = new Repertoire(games, new Catalogue(levels));
    const { components } = JSON.parse(JSON.stringify(openApi('', bare)));
    expect(components.schemas.AnyView).toMatchObject({ type: 'object' });
  });
});
