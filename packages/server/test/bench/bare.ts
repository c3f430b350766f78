// The yardstick: nothing but a POST that is on disk when it is answered, by the same means and with the same care.
import Fastify from 'fastify';
import Database from 'libsql';

const [file = '', port = '0'] = process.argv.slice(2);
const database = new Database(file);
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table turns (id integer primary key, text)',
);
const insert = database.prepare('insert into turns (text) values (?)');

let queue: { readonly text: string; readonly done: () => void }[] = [];

/** One commit for all that came within so many milliseconds, as the store does it. */
const GATHER = 1;
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
    if (queue.length === 0) setTimeout(commit, GATHER);
    queue.push({ text: JSON.stringify(request.body), done });
  });
  return { number: 1, at: 1, again: false };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('Taproom is open');
