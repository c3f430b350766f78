import type { Page } from '@taproom/contracts/addresses';
import { speakAtTable } from '../play/at-table.ts';
import { settings } from '../settings.ts';
import { house } from './house.ts';
import { loadable } from './loadable.tsx';
import type { Registries } from './registries.tsx';

export const PlayPage = loadable(() => import('../pages/PlayPage.tsx'));

/**
 * Starts to load what a game on this device needs, as soon as the address is known and all at once. Else each file would
 * wait for the one that asks for it: on a phone far away that is a second per file. Whoever uses them learns if this fails.
 */
export function loadAhead(page: Page | null, registries: Registries): void {
  if (page?.page !== 'play') return;
  for (const loading of [PlayPage.load(), house.loadGames(), loadTable(page.id, registries)])
    loading.catch(() => {});
}

async function loadTable(id: string, { faces, games }: Registries): Promise<void> {
  const find = async () => {
    const stored = await house.store.find(id);
    const sign = stored && faces.sign(stored.game);
    if (!sign) return null;
    faces.load(sign).catch(() => {});
    return { ...stored, sign };
  };
  const [stored, catalogue] = await Promise.all([find(), games()]);
  if (stored === null) return;
  const rules = catalogue.find(stored.game, stored.rules);
  if (rules.ok) await speakAtTable(faces, stored.sign, settings.get().language, rules.value);
}
