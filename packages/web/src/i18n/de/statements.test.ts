import {
  BREWMASTER_TABLE,
  DUCATS_PER_STEP,
  exchange,
  heavenAndAle,
  LARGE_BARREL_VP,
  SHADY_FACTOR,
  SHED_ACTIVATIONS,
  SHED_TABLE,
  SMALL_BARREL_VP,
  SUNNY_FACTOR,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import { herosTavern, tables } from '@taproom/games/heros-tavern';
import { describe, expect, test } from 'vitest';
import { bandsOf } from '../../games/heaven-and-ale/table/bands.ts';
import { loadWords as loadCloister } from '../../games/heaven-and-ale/words.ts';
import { loadWords as loadTavern } from '../../games/heros-tavern/words.ts';
import { titleOf } from '../../rules/glossary.ts';
import { glossaryOf, rulesOf } from '../../rules/testing/load.ts';
import { words as dailyWords } from './daily.ts';
import { words as cloisterScore } from './heaven-and-ale/score.ts';
import { words as aid } from './heros-tavern/aid.ts';
import { words as tavernPuzzles } from './heros-tavern/puzzles.ts';
import { words as de } from './index.ts';
import { puzzleWords } from './puzzles.ts';
import { reviewPageWords } from './review-page.ts';

/** What the German texts state, and how a number changes their words. */

const cloister = await loadCloister('de', heavenAndAle);
const tavern = await loadTavern('de', herosTavern);

type Game = 'heaven-and-ale' | 'heros-tavern';

/** A rule as one text, its tables included. */
async function ruleText(game: Game, number: string): Promise<string> {
  const { sections } = await rulesOf(game, 'de');
  const found = sections.flatMap(({ rules }) => rules).find(rule => rule.number === number);
  if (found === undefined) throw new Error(`no rule ${number}`);
  return found.blocks
    .map(block => {
      if (typeof block === 'string') return block;
      return 'rows' in block ? block.rows.map(row => row.join(' ')).join(' ') : '';
    })
    .join(' ');
}

const meaningOf = async (game: Game, title: string): Promise<string> => {
  const { entries } = await glossaryOf(game, 'de');
  return entries.find(entry => titleOf(entry) === title)?.meaning ?? '';
};

describe('Heaven & Ale', () => {
  test('HA 5.4 you choose which tiles you buy', async () => {
    const text = await ruleText('heaven-and-ale', '5.4');
    expect(text).toContain('Nimm beliebige Plättchen des Feldes, in beliebiger Reihenfolge.');
    expect(text).not.toContain('jedes Plättchen');
  });

  test('HA 3.1 a shed spot is a Feld, but no Gartenfeld', async () => {
    expect(await ruleText('heaven-and-ale', '3.1')).toMatch(/^Der Klostergarten hat 37 Felder/);
  });

  test('HA 8.2 there is a barrel for the second player, none for those after', () => {
    expect(cloister.about.goal).toContain(`der Zweite ${SMALL_BARREL_VP}.`);
  });

  test('HA 7.1 a refusal speaks of nothing that shines: the text table has no lights', () => {
    const { refusals } = cloister;
    const said = refusals['spot-not-open']({ code: 'spot-not-open', spot: 'wood', space: 4 });
    expect(said).toBe('Eine Scheibe von Feld 4 darf nicht auf das Erntefeld „Holz“. Wähle ein anderes.');
  });

  test('HA 6.2 a shed activates tiles, not spaces', async () => {
    const says = [
      await ruleText('heaven-and-ale', '6.2'),
      await meaningOf('heaven-and-ale', 'die Scheunengröße'),
      ...SHED_ACTIVATIONS.slice(1).flatMap((_, i) => [
        cloister.turn.shedAsks(i + 1),
        cloister.refusals['wrong-activation']({
          code: 'wrong-activation',
          shed: 'd2',
          type: i + 1,
          need: i + 1,
        }),
      ]),
    ];
    for (const text of says) {
      expect(text).toContain('Plättchen');
      expect(text).not.toContain('Nachbarfeld');
    }
  });

  test('HA 3.3 every row of the brewmaster table has words', () => {
    for (const [i, row] of BREWMASTER_TABLE.entries()) {
      const to = (BREWMASTER_TABLE[i + 1]?.from ?? TRACK_END + 1) - 1;
      const spots = i === 0 ? '0 oder weniger' : row.from === to ? `${to}` : `${row.from}–${to}`;
      expect(cloister.board.band({ ...row, to })).toBe(
        `Braumeister auf ${spots}: Umtauschwert ${row.rate} zu 1, Siegpunktwert ${row.value}`,
      );
    }
  });

  test('the guide tells of both barrels, of monks and the brewmaster, and of the end', () => {
    const { barrels, brewmaster, production } = cloister.guide;
    expect(barrels).toContain(`${LARGE_BARREL_VP} Siegpunkte`);
    expect(barrels).toContain(`der Zweite noch ${SMALL_BARREL_VP}`);
    expect(brewmaster).toContain('Mönche');
    expect(production).toContain('Beim Umtausch gehen andere Marker zurück');
    expect(production).toContain(`je ${DUCATS_PER_STEP} Dukaten bringen 1 Schritt`);
  });

  test('HA 11.5 only the German rulebook lets you stop exchanging', async () => {
    const text = await ruleText('heaven-and-ale', '11.5');
    expect(text).toContain('wir folgen der deutschen, dem Original');
    expect(text).toMatch(/„Nun darfst du“.*bis kein Umtausch mehr möglich ist.*Du musst die Marker/su);
  });

  test('HA 11.12 back into the starting area is a full lap', async () => {
    const text = await ruleText('heaven-and-ale', '11.12');
    expect(text).toContain('„auf demselben Feld stehen lassen“');
    expect(text).toContain('ganzen Umlauf');
  });

  test('the board says „Nächste Startspielerin“ where we say Startspielerfeld', async () => {
    expect(await meaningOf('heaven-and-ale', 'das Startspielerfeld')).toContain('„Nächste Startspielerin“');
  });

  test('one ducat as an object has its ending', () => {
    const { deed } = cloister.log;
    const tile = { tile: 'hops1', hex: 'd5', price: 1 } as const;
    expect(deed({ deed: 'buy', tiles: [tile] }, 'you')).toBe('kaufst Hopfen 1 für 1 Dukaten');
    expect(deed({ deed: 'buy', tiles: [{ ...tile, price: 2 }] }, 'other')).toBe(
      'kauft Hopfen 1 für 2 Dukaten',
    );
    expect(cloister.turn.hint.why([{ reason: 'ducats', ducats: 1 }])).toBe('Das bringt 1 Dukaten.');
    expect(cloister.cloister.ducats(1)).toBe('1 Dukat');
  });

  test('HA 3.3 what an exchange costs agrees in number, down to one step', () => {
    const bands = bandsOf(heavenAndAle.numbers);
    const costs = bands.map(cloister.about.bandRule);
    for (const [i, { rate }] of bands.entries())
      expect(costs[i]).toContain(`${rate} ${rate === 1 ? 'Schritt' : 'Schritte'} der anderen`);
    expect(costs.at(-1)).toBe(
      'Am Ende kostet jeder Schritt des hintersten Markers 1 Schritt der anderen, und sein Feld zählt × 6.',
    );
  });

  test('the calculator says where markers go', () => {
    expect(cloisterScore.exchange('Hopfen', '5')).toBe('Hopfen vor auf 5');
    expect(cloisterScore.back('Holz', 2, '5')).toBe('Holz um 2 zurück auf 5');
    expect(cloisterScore.bought(DUCATS_PER_STEP, 'Hopfen', '6')).toBe('Für 10 Dukaten: Hopfen vor auf 6');
  });
});

describe('the worked examples of Heaven & Ale', () => {
  test('HA 5.4 what two tiles cost', async () => {
    expect(await ruleText('heaven-and-ale', '5.4')).toContain(
      `Hopfen 5 legst du für ${5 * SHADY_FACTOR} Dukaten in den Schatten, danach Gerste 3 für ${3 * SUNNY_FACTOR} Dukaten in die Sonne.`,
    );
  });

  test('HA 6.2 what a sum of 15 builds', async () => {
    const type = SHED_TABLE.findLastIndex(({ from }) => from <= 15);
    const text = await ruleText('heaven-and-ale', '6.2');
    expect(text).toContain(
      `zusammen 15. Dein Braumeister geht ${SHED_TABLE[type]?.brewmaster} Schritt vor, und du baust eine Scheune der Größe ${type}.`,
    );
  });

  test('HA 10.4 what the production scores', async () => {
    expect(await ruleText('heaven-and-ale', '10.4')).toContain('9 × 4 = 36 SP');
    expect(BREWMASTER_TABLE.map(({ value }) => value)).toContain(4);
  });

  test('HA 11.5 when it pays to stop', async () => {
    const text = await ruleText('heaven-and-ale', '11.5');
    expect(text).toContain('Marker auf 4, 5, 6, 6 und 6, bei 2:1 und mit 30 Dukaten');
    expect(text).toContain('alle Marker auf 6');
    const { steps, markers } = exchange(2, 30, [4, 5, 6, 6, 6]);
    expect(steps.every(({ step }) => step === 'ducats')).toBe(true);
    expect(Math.min(...markers)).toBe(6);
    expect(cloisterScore.mayStop).toContain('deutsche Spielanleitung erlaubt das');
  });
});

describe('Hero’s Tavern', () => {
  test('HT 3.1 all entertainment of a tavern counts, not only that of the round', () => {
    const { rule, lines } = tavern.tavern;
    expect(rule.entertainment).toContain(
      `am meisten Unterhaltung in der Taverne hat, bekommt ${tables.ENTERTAINMENT_MOST} Helden`,
    );
    expect(lines.entertainment).toBe(
      `am meisten: ${tables.ENTERTAINMENT_MOST} | am zweitmeisten: ${tables.ENTERTAINMENT_SECOND}`,
    );
  });

  test('HT 3.6 the staff in short', () => {
    const { rule, lines } = tavern.tavern;
    expect(lines.shopkeeper).toBe('allein 1, | je Markt 1 mehr');
    expect(lines.jester).toBe('allein 1, mit | Unterhaltung bis zu 6');
    expect(rule.jester).toContain('1 ohne Unterhaltung, 2 mit 1–2, 4 mit 3–5, 6 ab 6.');
    expect(rule.maid).toContain('1 ohne Unterkunft, 2 mit 1, 4 mit 2, 6 ab 3.');
    expect(aid.gain.shopkeeper).toBe('1 + 1 je Markt');
  });

  test('HT 4.1 cards name their resources in full', () => {
    const { lines, rule } = tavern.tavern;
    expect([lines.barrel, lines.tools]).toEqual([
      '1 Lagerplatz für 1 Karte, | bis zu 10 für 5',
      '1 Grundstück für 1 Karte, | bis zu 10 für 5',
    ]);
    expect(rule.barrel).toContain('10 Lagerplätze für 1, 2, 3, 4 oder mindestens 5 Karten.');
  });

  test('one hero as an object has its ending', () => {
    const { reason } = tavern.tavern;
    const nameOf = (): string => 'Anna';
    expect(reason['heroes-now']({ heroes: 1 }, nameOf)).toBe('bringt sofort 1 Helden');
    expect(reason['heroes-now']({ heroes: 22 }, nameOf)).toBe('bringt sofort 22 Helden');
    expect(reason.denies({ seat: 1, card: 'food', heroes: 1 }, nameOf)).toBe(
      'Anna bekäme dafür sonst 1 Helden',
    );
    expect(tavern.tavern.heroes(1)).toBe('1 Held');
  });

  test('one hero has its ending in what is said of a puzzle', () => {
    const one = tavernPuzzles.score(1);
    const said = [
      puzzleWords.rightBy(one, one),
      puzzleWords.reached(one, tavernPuzzles.score(2), one),
      puzzleWords.worse(one),
      puzzleWords.best(one),
    ];
    for (const text of said) expect(text).toMatch(/1 Helden/);
    for (const text of said) expect(text).not.toMatch(/1 Held(?!en)/);
  });

  test('what is missing for a set agrees in number', () => {
    const missing = (n: number): string =>
      tavern.tavern.reason['starts-food-set']({ missing: n }, () => 'Anna');
    expect(missing(1)).toBe('zum Dreiersatz fehlt dann noch 1 Karte');
    expect(missing(2)).toBe('zum Dreiersatz fehlen dann noch 2 Karten');
  });

  test('the innkeeper is a woman, as her picture shows', () => {
    expect(de.signs['heros-tavern']?.levels.innkeeper).toBe('Gastwirtin');
  });

  test('HT 8.1 tells of a card, not of a file', async () => {
    expect(await ruleText('heros-tavern', '8.1')).not.toMatch(/Leerzeichen|Zelle/);
  });
});

describe('everything else', () => {
  test('a reader without a name is „Du“, which no sentence declines', () => {
    expect(cloister.about.goalOwners(['Du', 'Anna'])).toBe('Geholt: Du und Anna.');
    expect(cloister.turn.boardOf('Du')).toBe('Klostergarten: Du');
    expect(reviewPageWords.reviewing('Du')).toBe('Analyse läuft: Du …');
  });

  test('the page about Taproom tells of online play and its cookie', () => {
    const { whatText, privacyText } = de.pages.about;
    expect(whatText('Heaven & Ale und Hero’s Tavern', 'Deutsch')).toContain('online');
    expect(privacyText).toMatch(/Spielst du online.*Cookie/);
    expect(privacyText).toContain('in deinem Konto');
    expect(privacyText).not.toMatch(/keine Cookies|nichts wird/i);
  });

  test('the question before an account is deleted leaves what happens to the list below it', () => {
    expect(de.online.eraseSure).toBe('Konto wirklich löschen?');
    expect(de.places.erases.name).toContain('ebenso die Spiele, die in deinem Konto gespeichert sind');
  });

  test('the deal of the day is one of any game, with tiles or without', () => {
    expect(dailyWords.intro).not.toContain('Plättchen');
  });

  test('whoever is awaited is named', () => {
    expect(de.text.waiting(['Anna'])).toBe('Anna ist dran.');
    expect(de.text.waiting(['Anna', 'Ben'])).toBe('Anna und Ben sind dran.');
    expect(de.online.endedByResigning(['Anna'])).toMatch(/^Anna hat aufgegeben\./);
    expect(de.online.endedByResigning(['Anna', 'Ben'])).toMatch(/^Anna und Ben haben aufgegeben\./);
  });
});
