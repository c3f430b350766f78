import type { GameId } from '@taproom/games';
import { FACES } from '../../games/faces.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Learning } from '../../play/face.ts';
import type { Glossary } from '../glossary.ts';
import type { Rules } from '../rules.ts';

async function learningOf(game: GameId): Promise<Learning> {
  const sign = FACES.sign(game);
  if (sign === null) throw new Error(`there is no ${game}`);
  return sign.learning();
}

export const rulesOf = async (game: GameId, language: Language): Promise<Rules> =>
  (await (await learningOf(game)).rules(language)).rules;

export const glossaryOf = async (game: GameId, language: Language): Promise<Glossary> =>
  (await learningOf(game)).glossary(language);
