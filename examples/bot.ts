// Your own bot: plays random legal moves in every game its account sits at. Make it better in `choose`.
//
//   TOKEN=… node scripts/run.mjs examples/bot.ts http://localhost:8080 [ID-OF-A-TABLE-TO-JOIN [INVITATION]]
//
// Create the token on your account page ("Your bots").
import { randomBytes, randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Message, TableView } from '@taproom/contracts';
import { expectOk, GAMES, type GameMove, type Seat } from '@taproom/games';
import { Plan } from '@taproom/table';

const [server = 'http://localhost:8080', table, invite] = process.argv.slice(2);
const { TOKEN } = process.env;
if (!TOKEN) stop('Set TOKEN to the access token of your bot: create one on your account page.');
const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };

/** Exits: retrying would not help. */
function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

const rest = () => new Promise(resolve => setTimeout(resolve, 2000));

/** Retries until there is an answer. A retry uses the same idempotency key, so nothing is done twice. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  for (;;) {
    const response = await fetch(`${server}/api/v1${path}`, sent).catch(() => null);
    if (response?.ok) return (await response.json()) as T;
    if (response?.status === 401) stop(`${server} does not accept this token.`);
    if (response !== null && response.status < 500)
      throw new Error(`${method} ${path}: ${await response.text()}`);
    await rest();
  }
}

/** The whole strategy of this bot. */
function choose(plan: Plan): GameMove {
  const legal = plan.legal();
  const move = legal[randomInt(legal.length)];
  if (!move) throw new Error('no move is possible');
  return move;
}

/** Plans a whole turn from what the seat knows. */
function think({ table, number, view }: TableView, seat: Seat): Plan {
  const plan = new Plan(expectOk(GAMES.find(table.game, table.rules)), seat, { view: view ?? {}, number });
  while (!plan.ready) plan.push(choose(plan));
  return plan;
}

async function play(id: string): Promise<void> {
  const known = await ask<TableView>('GET', `/tables/${id}`);
  if (known.seat === null || !known.awaited.includes(known.seat)) return;
  const plan = think(known, known.seat);
  const moves = plan.moves.map(move => plan.game.write(move));
  // Each turn has its own key; reusing the key of another turn would be refused as key-used.
  const key = randomBytes(12).toString('hex');
  await ask('POST', `/tables/${id}/turns`, { key, seen: plan.number, moves });
  console.log(`${id}: ${moves.join(' ')}`);
  await play(id); // It may be our turn again at once.
}

if (table) {
  const nonce = randomBytes(16).toString('hex');
  const joining = ask('POST', `/tables/${table}/join`, { nonce, ...(invite ? { invite } : {}) });
  await joining.catch(error => stop(`Can't sit down at this table: ${error.message}`));
}

// One JSON line for everything that happens in our games; reconnects if the connection breaks.
for (;;) {
  try {
    const accept = 'application/x-ndjson';
    const response = await fetch(`${server}/api/v1/stream?games=1`, { headers: { ...headers, accept } });
    if (response.status === 401) stop(`${server} does not accept this token.`);
    if (!response.ok || !response.body) throw new Error(`the stream can't be opened: ${response.status}`);
    for await (const line of createInterface({ input: Readable.fromWeb(response.body) })) {
      const message = JSON.parse(line) as Message;
      if (message.tell !== 'games') continue;
      for (const { table: found, needsYou } of message.games) if (needsYou) await play(found.id);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  await rest();
}
