import type { Numbers } from '@taproom/games/heros-tavern';
import { heroesObject } from './counts.ts';

export const guideWords = (t: Numbers) => ({
  hand: 'Das sind deine Handkarten. Alle wählen gleichzeitig eine Karte; die übrigen wandern nach links.',
  badge: `Unter jeder Karte steht, was sie sofort bringt und was daraus werden kann: Das erste Essen ist zum Beispiel eines von ${t.FOOD_SET}, die zusammen ${heroesObject(t.FOOD_HEROES)} anlocken.`,
  price:
    'Den Preis in der Ecke zahlst du nur, um die Karte nach der Runde zu behalten; nehmen darfst du sie kostenlos. Spiele, Fässer und Werkzeug bringen die Marker dafür.',
  pick: `Wähle eine Karte. Ein Dreiersatz Essen lockt ${heroesObject(t.FOOD_HEROES)} an, ein helles und ein dunkles Ale zusammen ${t.ALE_MIXED}.`,
  take: 'Bestätige mit dem Knopf oder drück noch einmal auf die Karte.',
  reveal: 'Alle Karten werden gleichzeitig aufgedeckt. Hier siehst du, wer was genommen hat.',
  tavern: 'Deine Karte liegt jetzt in deiner Taverne. Alle deine Karten zählen am Ende der Runde.',
  second: 'Du hast neue Handkarten bekommen, eine weniger als vorher. Nimm deine zweite Karte.',
  rivals: `Behalte die anderen im Auge. Die meiste Unterhaltung lockt ${heroesObject(t.ENTERTAINMENT_MOST)} an, die zweitmeiste ${t.ENTERTAINMENT_SECOND}. Drück auf eine Taverne, um sie ganz zu sehen.`,
  draft: 'Mach so weiter, bis keine Karten mehr da sind. Die letzte kommt automatisch in deine Taverne.',
  scoring: 'Die Runde wird gewertet: Helden für jede Kartenart, dann Marker für Spiele, Fässer und Werkzeug.',
  buy: `Bezahl Karten, um sie zu behalten: Sie zählen in jeder weiteren Runde und in der Schlusswertung. Der Rest wird abgelegt. Übrige Marker bleiben dir und bringen am Ende je ${heroesObject(t.UNSPENT_HEROES)}.`,
  kept: 'Die zweite Runde beginnt. Was du gekauft hast, liegt noch in deiner Taverne und zählt für neue Sätze mit.',
  pad: `Der Wertungsblock hat eine Zeile für jede Runde und eine für die Schlusswertung: Nach Runde ${t.ROUNDS} zählen deine gekauften Karten noch einmal.`,
  later:
    'Die nächsten Runden laufen genauso, mit volleren Tavernen: Kauf früh, was oft zählt, und in der letzten Runde nur, was am Schluss zählt.',
  end: `Mehr musst du nicht wissen. Noch ${t.ROUNDS - 1} Runden, dann kommt die Schlusswertung. Zeig auf etwas oder halte den Finger darauf, um mehr zu erfahren.`,
});
