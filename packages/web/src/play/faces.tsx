import type { GameId } from '@taproom/games';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLanguage, useWords } from '../app/words.tsx';
import type { Language } from '../i18n/languages.ts';
import type { Face, Sign, Speech } from './face.ts';

/** The games that this client can show. */
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

  /** The name of a game; a game that this client doesn't have goes by its id. */
  title(game: string): string {
    return this.titles[game] ?? game;
  }

  /** The face of a game, loaded once. A load that failed (offline, an update in between) is tried again the next time. */
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

/** A game that can be shown: its face, and its words in the language that is set. */
export interface Spoken {
  readonly sign: Sign;
  readonly face: Face;
  readonly speech: Speech;
}

const SpokenContext = createContext<Spoken | null>(null);

/** The game around this component. */
export function useFace(): Spoken {
  const spoken = useContext(SpokenContext);
  if (spoken === null) throw new Error('no game outside of <WithFace>');
  return spoken;
}

export const speak = async (faces: Faces, sign: Sign, language: Language): Promise<Spoken> => {
  const face = await faces.load(sign);
  return { sign, face, speech: await face.speak(language) };
};

/** Loads a game and shows what is inside with it. When the language changes, the one before stays until it is there. */
export function WithFace({
  game,
  children,
}: {
  readonly game: GameId;
  readonly children: ReactNode;
}): ReactNode {
  const { app, pages } = useWords();
  const faces = useFaces();
  const language = useLanguage();
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const sign = faces.sign(game);
  useEffect(() => {
    if (sign === null) return;
    let wanted = true;
    void speak(faces, sign, language).then(
      now => wanted && setSpoken(now),
      (error: unknown) => wanted && setFailed({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [faces, sign, language]);
  // The boundary around the page says what to do.
  if (failed !== null) throw failed.error;
  if (sign === null) return <p className="waiting">{pages.nowhere}</p>;
  if (spoken === null || spoken.sign !== sign) return <p className="waiting">{app.loading}</p>;
  return <SpokenContext value={spoken}>{spoken.speech.provide(children)}</SpokenContext>;
}
