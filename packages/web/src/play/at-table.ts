import type { Game } from '@taproom/games';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';
import type { Sign } from './face.ts';
import { type Faces, type Spoken, speak } from './faces.tsx';

/** A game that can be shown, with its board if boards are shown: see `loadable`. */
export async function speakAtTable(
  faces: Faces,
  sign: Sign,
  language: Language,
  rules: Game,
): Promise<Spoken> {
  const { table } = settings.get();
  const loading = faces.load(sign).then(face => (table === 'text' ? null : face.loadTable?.()));
  const [spoken] = await Promise.all([speak(faces, sign, language, rules), loading]);
  return spoken;
}
