import type { Game, GameId } from '@taproom/games';
import { createContext, useContext } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { Face, Sign, Speech } from './face.ts';

/** The games this client can show. */
export class Faces {
  private readonly loaded = new Map<GameId, Promise<Face>>();

  /** The name of each game by its id. */
  readonly titles: Readonly<Record<string, string>>;

  constructor(readonly signs: readonly Sign[]) {
    this.titles = Object.fromEntries(signs.map(({ id, title }) => [id, title]));
  }

  sign(game: string): Sign | null {
    return this.signs.find(({ id }) => id === game) ?? null;
  }

  /** The title of a game; a game this client doesn't have is shown by its id. */
  title(game: string): string {
    return this.titles[game] ?? game;
  }

  /** The face of a game, loaded once. A failed load (offline, an update in between) is retried the next time. */
  load(sign: Sign): Promise<Face> {
    const known = this.loaded.get(sign.id);
    if (known) return known;
    const loading = sign.face();
    this.loaded.set(sign.id, loading);
    loading.catch(() => this.loaded.delete(sign.id));
    return loading;
  }
}

const FacesContext = createContext<Faces>(new Faces([]));

export const FacesProvider = FacesContext.Provider;

export const useFaces = (): Faces => useContext(FacesContext);

/** A game that can be shown: its face, and its texts in the chosen language by the rules of the table. */
export interface Spoken {
  readonly sign: Sign;
  /** The version of the rules of the table. */
  readonly rules: number;
  readonly face: Face;
  readonly speech: Speech;
}

const SpokenContext = createContext<Spoken | null>(null);

export const SpokenProvider = SpokenContext.Provider;

/** The game around this component. */
export function useFace(): Spoken {
  const spoken = useContext(SpokenContext);
  if (spoken === null) throw new Error('no game outside of <WithFace>');
  return spoken;
}

/** The game and the version of the rules of the table around; null away from tables. */
export function useTableRules(): { readonly game: GameId; readonly rules: number } | null {
  const spoken = useContext(SpokenContext);
  return spoken === null ? null : { game: spoken.sign.id, rules: spoken.rules };
}

export const speak = async (faces: Faces, sign: Sign, language: Language, rules: Game): Promise<Spoken> => {
  const face = await faces.load(sign);
  return { sign, rules: rules.rules, face, speech: await face.speak(language, rules) };
};
