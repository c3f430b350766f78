import type { Words } from '../../en/heros-tavern/score.ts';
import { nouns } from './words.ts';

export const words: Words = {
  title: 'Wertungsblock für Hero’s Tavern',
  hint: 'Ihr spielt am echten Tisch? Trag Runde für Runde die offenen Karten jeder Taverne ein.',
  sum: 'Summe',
  rounds: 'Runden',
  round: (round: number) => `Runde ${round}`,
  final: 'Schlusswertung',
  finalHint:
    'Jetzt zählen nur noch gekaufte Karten. Dazu kommen die Marker, die nach dem letzten Kauf übrig sind.',
  left: 'Übrige Marker',
  unspent: 'Nicht ausgegebene Marker',
  ofRound: (round: string) => `Helden: ${round}`,
  ofGame: 'Alle Runden',
  card: nouns.name,
  category: nouns.category,
};
