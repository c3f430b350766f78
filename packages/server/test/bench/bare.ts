// The baseline: just a POST that is on disk when it is answered, with the same technology and the same durability.
import Fastify from 'fastify';
import Database from 'libsql';

const [file = '', port = '0'] = process.argv.slice(2);
const database = new Database(file);
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table turns (id integer primary key, text)',
);
const insert = database.prepare('insert into turns (text) values (?)');

let queue: { readonly text: string; readonly done: () => void }[] = [];

/** One commit for everything that arrived within this many turns of the event loop, as the store does it. */
const TURNS = 4;
const commitAfter = (turns: number): void => {
  setImmediate(() => (turns > 1 ? commitAfter(turns - 1) : commit()));
};
function commit(): void {
  const batch = queue;
  queue = [];
  database.exec('begin immediate');
  for (const { text } of batch) insert.run(text);
  database.exec('commit');
  for (const { done } of batch) done();
}

const app = Fastify();
app.post('/turn', async request => {
  await new Promise<void>(done => {
    if (queue.length === 0) commitAfter(TURNS);
    queue.push({ text: JSON.stringify(request.body), done });
  });
  return { number: 1, at: 1, again: false };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('Taproom is running');
