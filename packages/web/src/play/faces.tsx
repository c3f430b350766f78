import type { Game, GameId } from '@taproom/games';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { DeadEnd } from '../app/DeadEnd.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { useLanguage, useWords } from '../app/words.tsx';
import type { Language } from '../i18n/languages.ts';
import { RulesPanelHost } from '../rules/RulesPanelHost.tsx';
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

/**
 * Loads the face of a game and renders what is inside with it. What it shows and says follows the rules that are passed,
 * which may be older than the newest. When the language changes, the previous one stays until the new one is there.
 */
export function WithFace({
  rules,
  children,
}: {
  readonly rules: Game;
  readonly children: ReactNode;
}): ReactNode {
  const { pages } = useWords();
  const faces = useFaces();
  const language = useLanguage();
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const sign = faces.sign(rules.id);
  useEffect(() => {
    if (sign === null) return;
    let wanted = true;
    void speak(faces, sign, language, rules).then(
      now => wanted && setSpoken(now),
      (error: unknown) => wanted && setFailed({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [faces, sign, language, rules]);
  // The boundary around the page says what to do.
  if (failed !== null) throw failed.error;
  if (sign === null) return <DeadEnd scene="lost" title={pages.nowhere} />;
  if (spoken === null || spoken.sign !== sign) return <Waiting />;
  return (
    <SpokenContext value={spoken}>
      {spoken.speech.provide(<RulesPanelHost>{children}</RulesPanelHost>)}
    </SpokenContext>
  );
}
