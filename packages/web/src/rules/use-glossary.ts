import type { GameId } from '@taproom/games';
import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';
import { Glosser } from './gloss.ts';
import { loadGlossary } from './load.ts';

/** The glossers that are loaded, one for each game and language. */
const loaded = new Map<string, Glosser>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

async function load(game: GameId, language: Language): Promise<void> {
  const glossary = await loadGlossary(language);
  if (loaded.has(`${game} ${language}`)) return;
  loaded.set(`${game} ${language}`, new Glosser(glossary[game], language));
  for (const listener of listeners) listener();
}

/** What finds the terms of a game in texts of the language that is set; null until it is loaded. */
export function useGlosser(game: GameId): Glosser | null {
  const { language } = useSyncExternalStore(settings.subscribe, settings.get);
  useEffect(() => {
    void load(game, language);
  }, [game, language]);
  return useSyncExternalStore(subscribe, () => loaded.get(`${game} ${language}`) ?? null);
}
