import type { Words } from '../../en/heros-tavern/score.ts';
import { tavernWords } from './words.ts';

export const words: Words = {
  title: 'Wertungsblock für Hero’s Tavern',
  hint: 'Für ein Spiel am echten Tisch: Stell Runde für Runde die offenen Karten jeder Taverne ein.',
  sum: 'Summe',
  rounds: 'Runden',
  round: (round: number) => `Runde ${round}`,
  final: 'Schlusswertung',
  finalHint: 'Nur gekaufte Karten sind noch da. Zähle dann die Marker, die nach dem letzten Kauf übrig sind.',
  left: 'Übrige Marker',
  unspent: 'Nicht ausgegeben',
  ofRound: (round: string) => `${round} in Helden`,
  ofGame: 'Alle Runden',
  card: tavernWords.name,
  category: tavernWords.category,
};
