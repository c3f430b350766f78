import type { GameId } from '@taproom/games';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../app/words.tsx';
import type { Language } from '../i18n/languages.ts';
import { Observable } from '../observable.ts';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { Glosser } from './gloss.ts';

/** The loaded glossers, one for each game and language. */
const loaded = new Map<string, Glosser>();
const changes = new Observable();

async function load(sign: Sign, language: Language): Promise<void> {
  const key = `${sign.id} ${language}`;
  if (loaded.has(key)) return;
  const glossary = await (await sign.learning()).glossary(language);
  if (loaded.has(key)) return;
  loaded.set(key, new Glosser(glossary));
  changes.notify();
}

/** Finds the terms of a game in texts of the current language; null until it is loaded. */
export function useGlosser(game: GameId): Glosser | null {
  const language = useLanguage();
  const sign = useFaces().sign(game);
  useEffect(() => {
    if (sign !== null) void load(sign, language);
  }, [sign, language]);
  return useSyncExternalStore(changes.subscribe, () => loaded.get(`${game} ${language}`) ?? null);
}
