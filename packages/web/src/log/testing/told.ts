import { GAMES, type GameEvent, type GameId } from '@taproom/games';
import type { Told } from '@taproom/table';
import type { Language } from '../../i18n/languages.ts';
import type { Tongue } from '../../text-table/reader.ts';
import { entriesOf, type Story } from '../entries.ts';
import { tell } from '../tell.ts';
import { namesIn } from './languages.ts';

/** Events as sent, each with the number of moves on the line. */
export const toldOf = (...events: readonly [at: number, event: GameEvent][]): Told[] =>
  events.map(([at, event], i) => ({ number: i + 1, at, event }));

/** The events of a reader. */
export const storyOf = (game: GameId, told: readonly Told[], seat: number | null): Story => ({
  rules: GAMES.current(game),
  told,
  seat,
});

/** The entries of the log as text. */
export const textsOf = ({ words, spoken }: Tongue, story: Story, language: Language): string[] =>
  entriesOf(spoken, story).map(entry => tell(entry.happenings, words.log, namesIn(language, story.seat)));
