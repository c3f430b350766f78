import type { TavernLessonsWords } from '../../../games/heros-tavern/lessons/lessons.ts';
import { counted } from '../../plural.ts';
import { heroes, heroesObject, tokens } from './counts.ts';

const choices = (n: number): string => counted('de', n, { one: 'Karte', other: 'Karten' });

export const words: TavernLessonsWords = {
  lessons: {
    resources: {
      title: 'Ressourcen',
      task: of =>
        `Nimm eine Karte und gib die andere weiter. Bei der letzten, die du dann bekommst, hast du keine Wahl. Hol insgesamt ${of.par} Marker.`,
      hint: of =>
        `Für ${of.tools} Karten Werkzeug bekommst du ${tokens(of.land, 'land')}. Das ist mehr, als eine zweite Karte Spiele einbringt.`,
      learned:
        'Jede weitere Karte einer Art bringt mehr, die fünfte am meisten. Mit Markern kaufst du, was du behalten willst.',
    },
    ale: {
      title: 'Ale',
      task: of => `Du wählst in dieser Runde noch ${choices(of.turns)}. Locke ${heroesObject(of.par)} an.`,
      hint: of =>
        `Ein helles und ein dunkles Ale locken ${heroesObject(of.mixed)} an, zwei gleiche nur ${of.same}. Helle hast du übrig: Nimm das dunkle.`,
      learned: 'Zähle Paare, nicht Karten: Nimm das Ale, von dem du weniger hast.',
    },
    entertainment: {
      title: 'Unterhaltung',
      task: of =>
        `Nimm eine Karte und gib die andere weiter. Bei der letzten, die du dann bekommst, hast du keine Wahl. Locke ${heroesObject(of.par)} an.`,
      hint: of =>
        `Bei der Unterhaltung herrscht Gleichstand, das bringt jedem ${of.tie}. Mit einer Karte mehr kommen ${heroes(of.most)} allein zu dir.`,
      learned:
        'Was Unterhaltung bringt, hängt von den anderen ab. Achte auf einen Gleichstand, den eine Karte auflöst.',
    },
    staff: {
      title: 'Personal',
      task: of => `Du wählst in dieser Runde noch ${choices(of.turns)}. Locke ${heroesObject(of.par)} an.`,
      hint: of =>
        `Der Schankknecht lockt für dein helles und dunkles Ale ${heroesObject(of.pair)} an. Ein Markt kommt ohnehin zu dir.`,
      learned: 'Personal wertet, was deine Taverne schon hat. Rechne nach, bevor du wählst.',
    },
    neighbour: {
      title: 'Was zum Nachbarn geht',
      task: of =>
        `Was du übrig lässt, geht nach links, und dort liegen schon zwei Karten Essen. Locke in dieser einen Runde ${heroesObject(of.par)} mehr an als dieser Nachbar.`,
      hint: of =>
        `Eine dritte Karte Essen brächte dem Nachbarn ${heroesObject(of.heroes)}. Nimm sie, auch wenn sie dir selbst nichts bringt.`,
      learned: 'Manchmal ist die beste Karte die, die der Nächste braucht.',
    },
    buying: {
      title: 'Kaufen',
      task: of =>
        `Der letzte Kauf: Du hast ${tokens(of.coins, 'coins')}, ${tokens(of.storage, 'storage')} und ${tokens(of.land, 'land')}. Locke in der Schlusswertung ${heroesObject(of.par)} an.`,
      hint: () =>
        'Zwei Karten Essen gehören dir schon. Kauf die dritte und den Koch, der vollständige Sätze wertet, und mit dem Grundstück eine Unterkunft.',
      learned:
        'Am Ende zählen nur gekaufte Karten. Vervollständige einen Satz und lass das Personal ihn noch einmal werten.',
    },
    'two-rounds': {
      title: 'Zwei Runden planen',
      task: of =>
        `Runde ${of.round}: Wähle eine Karte und kauf dann. Die Helden dieser Runde und die, die deine gekauften Karten allein in Runde ${of.next} anlocken, sollen zusammen ${of.par} ergeben.`,
      hint: of =>
        `Nimm das Fass. Mit mehr Lagerplätzen kannst du beide Ales behalten, und sie locken noch einmal ${heroesObject(of.pair)} an.`,
      learned:
        'Verzichte ruhig einmal auf Helden, wenn du dafür Karten kaufen kannst, die in jeder Runde zählen.',
    },
    'last-round': {
      title: 'Eine letzte Runde',
      task: of =>
        `Das Ende der letzten Runde: noch ${counted('de', of.turns, { one: 'Entscheidung', other: 'Entscheidungen' })}, dann die Schlusswertung. Locke insgesamt ${heroesObject(of.par)} an.`,
      hint: () =>
        'Du hast zwei Karten Essen: Die dritte vervollständigt sofort einen Satz. Danach fehlt deinem hellen Ale noch ein dunkles.',
      learned: 'In der letzten Runde zählen Sätze sofort. Kauf nur noch, was die Schlusswertung belohnt.',
    },
  },
  units: {
    heroes,
    tokens: n => `${n} Marker`,
    lead: n => `${heroes(Math.abs(n))} ${n < 0 ? 'weniger' : 'mehr'} als der Nachbar in dieser Runde`,
  },
};
