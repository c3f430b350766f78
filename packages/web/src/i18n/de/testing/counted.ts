import type { CountedNouns } from '../../testing/counted-nouns.ts';

/** The forms of counted nouns for 1, 2 and 5 of them; a form that is the same is left out. */
export const counted: CountedNouns = {
  ducat: 'Dukat, Dukaten',
  step: 'Schritt, Schritte',
  tile: 'Plättchen',
  token: 'Marker',
  monk: 'Mönch, Mönche',
  marker: 'Rohstoffmarker',
  disc: 'Wertungsscheibe, Wertungsscheiben',
  shed: 'Scheune, Scheunen',
  barrel: 'Fass, Fässer',
  card: 'Karte, Karten',
  'victory point': 'Siegpunkt, Siegpunkte',
  round: 'Runde, Runden',
  turn: 'Spielzug, Spielzüge',
  player: 'Spieler',
  hero: 'Held, Helden',
  coin: 'Münze, Münzen',
  storage: 'Lagerplatz, Lagerplätze',
  land: 'Grundstück, Grundstücke',
  market: 'Markt, Märkte',
  lodging: 'Unterkunft, Unterkünfte',
  pair: 'Paar, Paare',
  'set of three': 'Dreiersatz, Dreiersätze',
};
