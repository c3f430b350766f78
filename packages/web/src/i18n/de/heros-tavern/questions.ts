import { questions } from '../../../rules/questions.ts';
import { idleWords } from '../idle-words.ts';

export const words = questions(
  idleWords,
  'gewinn gewonn sieg sieger gleichstand unentschieden beste | 7.2',
  'ende endet aus vorbei schluss letzte runde runden lange dauer | 7.1 7.2',
  'runde runden viele lange phase ablauf reihenfolge | 2.3 2.1 7.1',
  'punkt wertung held helden wert zahl summe | 3.1 3.2 3.3 3.4 3.5 3.6 7.2',
  'draft weitergeb weitergegeb hand handkarten wahl nehm karte links | 2.2',
  'austeil verteil karten nachziehstapel start aufbau beginn misch leer | 2.1 8.3',
  'unterhaltung meiste gleichstand zweite | 3.1 8.2',
  'essen speise satz drei | 3.2',
  'ale ales bier hell dunkel paar | 3.3',
  'unterkunft unterkunfte bett zimmer schlaf | 3.4',
  'markt markte | 3.5',
  'personal narr koch schankknecht barkeeper magd kramer handler | 3.6 8.6',
  'spiele gluck glucksspiel fass fasser werkzeug | 3.7 4.1',
  'ressource rohstoff marker munz lager land grundstuck geld verdien einnahm | 4.1 1.2',
  'kauf gekauft behalt bleib karte karten bezahl | 5.1 5.2',
  'preis preise kost teuer bezahl | 5.2',
  'ablage ablageh abwerf abgeworf ablegen nicht gekauft ubrig karten | 6.1',
  'marker ubrig rest ende | 7.1 7.2',
  'ander umentscheid zuruck kauf geheim | 8.4',
);
