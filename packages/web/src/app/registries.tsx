import type { Levels } from '@taproom/bots/levels';
import type { Catalogue } from '@taproom/games';
import { type ComponentType, createContext, type ReactNode, use, useContext, useState } from 'react';
import { type Faces, FacesProvider } from '../play/faces.tsx';

/**
 * The registries of games. They are passed in where the client is started (dependency injection), and generic code
 * knows games from nothing else: `released.ts` has the released games, a test may have others. Rules and bots are
 * heavy, so both load on demand.
 */
export interface Registries {
  readonly faces: Faces;
  /** The bots of each game by name. */
  readonly levels: Catalogue<Levels>;
  /** Loads the rules. */
  readonly games: () => Promise<Catalogue>;
  /** Starts a thread that runs `serveBots` with the players of the games. */
  readonly startBots: () => Worker;
}

/** Games to play, and the names of their bots. */
export interface Repertoire {
  readonly games: Catalogue;
  readonly levels: Catalogue<Levels>;
}

interface Handed {
  readonly registries: Registries;
  /** The rules, loaded once. */
  readonly games: () => Promise<Catalogue>;
}

const HandedContext = createContext<Handed | null>(null);

interface RegistriesProviderProps {
  readonly registries: Registries;
  readonly children: ReactNode;
}

export function RegistriesProvider({ registries, children }: RegistriesProviderProps): ReactNode {
  const [handed] = useState<Handed>(() => ({ registries, games: once(registries.games) }));
  return (
    <HandedContext value={handed}>
      <FacesProvider value={registries.faces}>{children}</FacesProvider>
    </HandedContext>
  );
}

/** `use` wants the same promise each time, also one that failed: then a reload helps, as with pages that can't be loaded. */
const once = <Loaded,>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load();
    return loading;
  };
};

function useHanded(): Handed {
  const handed = useContext(HandedContext);
  if (handed === null) throw new Error('no registries outside of <RegistriesProvider>');
  return handed;
}

export const useRegistries = (): Registries => useHanded().registries;

/** The rules of all games. The component waits until they are loaded. */
export const useGames = (): Catalogue => use(useHanded().games());

/** A page that uses the rules, and is itself loaded on demand: both load at the same time, not one after the other. */
export function withGames<Props extends object>(Page: ComponentType<Props>): ComponentType<Props> {
  return props => {
    // Whoever uses them learns if this fails.
    useHanded()
      .games()
      .catch(() => {});
    return <Page {...props} />;
  };
}
