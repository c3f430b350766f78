import { createECDH } from 'node:crypto';
import * as z from 'zod/mini';
import type { PushKeys } from '../config/config.ts';
import type { Store } from '../store/store.ts';

const StoredKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys for push services (VAPID), made at the first start. All nodes share those of the first. */
export async function ownPushKeys(store: Pick<Store, 'ownKey'>): Promise<PushKeys> {
  return StoredKeys.parse(JSON.parse(await store.ownKey('vapid', JSON.stringify(newPushKeys()))));
}

function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Leading zeros are left out by Node, but not by the format.
  const secret = Buffer.alloc(32);
  const key = pair.getPrivateKey();
  key.copy(secret, 32 - key.length);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: secret.toString('base64url'),
  };
}
