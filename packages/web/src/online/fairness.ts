import type { AnswerOf, Api } from '@taproom/contracts';
import { commitment, GAMES, readRecord, replayRecord, SecretRandom } from '@taproom/games';

type Proof = AnswerOf<Api['proof']>;

/**
 * Makes every move of chance again from the secret, the players' nonces and the name of the table, and compares it with
 * the one in the record. The commitment was given before any nonce, so nobody could choose the shuffles.
 */
export function isFair({ table, commitment: promised, secret, nonces, record: text }: Proof): boolean {
  const from = { secret: bytes(secret), nonces: nonces.map(bytes), game: table };
  if (hex(commitment(from.secret)) !== promised) return false;
  const record = readRecord(text);
  const replay = record.ok ? replayRecord(record.value, GAMES) : record;
  if (!record.ok || !replay.ok) return false;
  const { game } = replay.value;
  const state = game.setup(record.value.seats, record.value.options);
  if (!state.ok) return false;
  let k = 0;
  for (const { actor, move } of replay.value.steps) {
    if (actor === 'chance') {
      const drawn = game.draw(state.value, new SecretRandom(from, k++));
      if (game.write(drawn) !== game.write(move)) return false;
    }
    if (!game.apply(state.value, actor, move).ok) return false;
  }
  return true;
}

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

const hex = (data: Uint8Array): string =>
  Array.from(data, byte => byte.toString(16).padStart(2, '0')).join('');
