import { API } from '@taproom/contracts';
import { describe, expect, it } from 'vitest';
import { HERE } from '../people/receiver.ts';
import { openTestHouse } from './house.ts';
import { besiege } from './siege.ts';

describe('hostile requests', () => {
  it('break nothing, open nothing, and are all answered', async () => {
    const open = await openTestHouse({ outside: HERE });
    const { statuses, opened, breaches } = await besiege(open, 2500, 'a siege');
    expect(breaches).toEqual([]);
    // They came through to the inside of nearly everything, or they would prove little.
    expect(opened.size).toBeGreaterThan(0.6 * Object.keys(API).length);
    expect(opened).toContain('turn');
    for (const status of [200, 400, 401, 403, 404, 405, 409, 413, 415])
      expect(statuses).toHaveProperty(String(status));
    expect((await open.visitor().get('house')).name).toBe('Taproom');
    await open.close();
  }, 300_000);
});
