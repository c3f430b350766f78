import type { AnswerOf, Api } from '@taproom/contracts';
import { type Catalogue, commitment, readRecord, replayRecord, SecretRandom } from '@taproom/games';

type Proof = AnswerOf<Api['proof']>;

/**
 * Recomputes every chance move from the secret, the players' nonces and their name, and compares it with the one in
 * the record. The commitment was published before any nonce, so nobody could choose the shuffles.
 */
export function isFair(
  { name, commitment: promised, secret, nonces, record: text }: Proof,
  games: Catalogue,
): boolean {
  const from = { secret: bytes(secret), nonces: nonces.map(bytes), game: name };
  if (hex(commitment(from.secret)) !== promised) return false;
  const record = readRecord(text);
  const replay = record.ok ? replayRecord(record.value, games) : record;
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
