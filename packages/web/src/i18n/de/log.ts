import type { Slot, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { Row, Card as TavernCard, Tokens } from '@taproom/games/heros-tavern';
import type { Deed, Gain, News } from '../../log/happenings.ts';
import type { Names, Person } from '../../log/names.ts';
import { cardCounts, isMonk, rowParts, signed, tileParts, tokenList } from '../parts.ts';
import { counted } from '../plural.ts';
import { cloisterWords as words } from './heaven-and-ale/words.ts';
import { tavernWords } from './heros-tavern/words.ts';

const joined = new Intl.ListFormat('de');
const and = (items: readonly string[]): string => joined.format(items);
const tail = (gains: readonly string[]): string => (gains.length > 0 ? `: ${gains.join(', ')}.` : '.');

const tile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk];
  return words.tile(words.resource[parts.resource], parts.fertility);
};

export const spot = (name: Spot): string => {
  if (name === 'fertility') return 'Ertragszahl X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};
export const pair = ([one, other]: readonly [Spot, Spot]): string => `${spot(one)} / ${spot(other)}`;

export const SLOT: Record<Slot, string> = {
  first: 'Startspielerfeld',
  brewmaster: 'Braumeisterfeld',
  marker: 'Markerfeld',
  ducats: 'Dukatenfeld',
};

const TOKEN = {
  coins: { one: 'Münze', other: 'Münzen' },
  storage: { one: 'Lagerplatz', other: 'Lagerplätze' },
  land: { one: 'Grundstück', other: 'Grundstücke' },
};

export const cards = (list: readonly TavernCard[]): string[] =>
  cardCounts(list, tavernWords.name).map(({ name, count }) =>
    count === 1 ? `„${name}“` : `${count} × „${name}“`,
  );

const tokens = (given: Tokens): string[] => tokenList(given, (n, token) => counted('de', n, TOKEN[token]));

const cardNumber = (n: number): string => counted('de', n, { one: 'Karte', other: 'Karten' });

const row = (given: Row): string => {
  const { total, parts } = rowParts(given, tavernWords.category);
  const heroes = total === 0 ? 'keine Helden' : counted('de', total, { one: 'Helden', other: 'Helden' });
  return parts.length > 0 ? `${heroes} (${parts.join(', ')})` : heroes;
};

function deed(done: Deed, person: Person): string {
  const verb = (you: string, other: string): string => (person === 'you' ? you : other);
  switch (done.deed) {
    case 'go':
      return `${verb('ziehst', 'zieht')} auf Feld ${done.space}`;
    case 'enter':
      return `${verb('ziehst', 'zieht')} auf das ${SLOT[done.slot]}`;
    case 'buy': {
      const [only] = done.tiles;
      if (only !== undefined && done.tiles.length === 1)
        return `${verb('kaufst', 'kauft')} ${tile(only.tile)} für ${words.ducats(only.price)}`;
      const all = done.tiles.map(one => `${tile(one.tile)} (${one.hex}, ${words.ducats(one.price)})`);
      return `${verb('kaufst', 'kauft')} ${and(all)}`;
    }
    case 'plant':
      return `${verb('legst', 'legt')} das Plättchen auf ${done.hex}`;
    case 'return-cards': {
      const titles = and(done.cards.map(card => `„${words.card[card]}“`));
      return `${verb('gibst', 'gibt')} die ${done.cards.length === 1 ? 'Karte' : 'Karten'} ${titles} ab`;
    }
    case 'score': {
      const what = done.fertility === null ? spot(done.spot) : `Ertragszahl ${done.fertility}`;
      const fired = counted('de', done.hexes.length, { one: 'Aktivierung', other: 'Aktivierungen' });
      return `${verb('wertest', 'wertet')} ${what}${done.hexes.length > 0 ? ` (${fired})` : ''}`;
    }
    case 'place-card':
      return `${verb('legst', 'legt')} die Karte „${words.card[done.card]}“ bei ${pair(done.spots)} an`;
    case 'decline-card':
      return `${verb('legst', 'legt')} bei ${pair(done.spots)} keine Karte an`;
    case 'take-barrels': {
      const barrels = done.barrels.map(
        one => `ein ${one.size === 'large' ? 'großes' : 'kleines'} Fass für „${words.goal[one.goal]}“`,
      );
      return `${verb('nimmst', 'nimmt')} ${and(barrels)}`;
    }
    case 'choose':
      return `${verb('wählst', 'wählt')} „${tavernWords.name[done.card]}“`;
    case 'decide':
      if (done.cards.length === 0) return verb('willst nichts kaufen', 'will nichts kaufen');
      return `${verb('willst', 'will')} ${and(cards(done.cards))} kaufen`;
    case 'draw-in':
      return `${verb('lockst', 'lockt')} ${done.scoring === 'final' ? 'in der Schlusswertung ' : ''}${row(done.heroes)} an`;
    case 'receive':
      return `${verb('bekommst', 'bekommt')} ${and(tokens(done.tokens)) || 'keine Ressourcen'}`;
    case 'purchase': {
      if (done.cards.length === 0) return `${verb('kaufst', 'kauft')} nichts`;
      const paid = tokens(done.paid);
      return `${verb('kaufst', 'kauft')} ${and(cards(done.cards))}${paid.length > 0 ? ` für ${and(paid)}` : ''}`;
    }
    case 'discard':
      return `${verb('legst', 'legt')} ${cardNumber(done.cards)} ab`;
    case 'keep-tokens': {
      const heroes = counted('de', done.heroes, { one: 'Helden', other: 'Helden' });
      const kept = counted('de', done.tokens, {
        one: 'nicht ausgegebenen Marker',
        other: 'nicht ausgegebene Marker',
      });
      return `${verb('gewinnst', 'gewinnt')} für ${kept} ${heroes} dazu`;
    }
    case 'withdraw':
      return verb('nimmst deine Wahl zurück', 'nimmt die Wahl zurück');
    case 'take-back':
      return verb('nimmst deinen Zug zurück', 'nimmt den Zug zurück');
  }
}

function gain(got: Gain): string {
  switch (got.gain) {
    case 'ducats':
      return `${got.change < 0 ? '−' : '+'}${words.ducats(Math.abs(got.change))}`;
    case 'brewmaster':
      return `Braumeister ${signed(got.steps)}`;
    case 'marker':
      return `${words.resource[got.resource]} ${signed(got.steps)}`;
  }
}

const subject = (seat: number, names: Names): string => (names.isReader(seat) ? 'Du' : names.name(seat));
const inside = (seat: number, names: Names): string => (names.isReader(seat) ? 'du' : names.name(seat));

function news(heard: News, { gains, names }: { gains: readonly string[]; names: Names }): string {
  switch (heard.news) {
    case 'round-begins':
      return `Runde ${heard.round} beginnt mit neuen Plättchen auf dem Spielplan.`;
    case 'discs-laid':
      if (heard.second.length === 0) return 'Auf jedem Wertungsscheibenfeld liegt eine Scheibe.';
      if (heard.second.length === 1) return `Auf Feld ${heard.second[0]} liegen zwei Scheiben.`;
      return `Auf den Feldern ${and(heard.second.map(String))} liegen je zwei Scheiben.`;
    case 'first-player':
      return names.isReader(heard.seat)
        ? 'Du beginnst die erste Runde.'
        : `${names.name(heard.seat)} beginnt die erste Runde.`;
    case 'turn':
      return names.isReader(heard.seat) ? 'Du bist dran.' : `${names.name(heard.seat)} ist dran.`;
    case 'shed': {
      const fires = heard.hexes.length > 0 ? ` und aktiviert ${and(heard.hexes)}` : '';
      return `Die Scheune auf ${heard.shed} steht (Summe ${heard.sum}, Größe ${heard.type})${fires}${tail(gains)}`;
    }
    case 'activated':
      return `${and(heard.hexes)} ${heard.hexes.length === 1 ? 'wird' : 'werden'} aktiviert${tail(gains)}`;
    case 'triggered':
      return `Auf ${heard.hex} kommt ${words.monk[heard.monk]} zum Ernteeinsatz.`;
    case 'pair':
      return `Das Privilegpaar ${pair(heard.spots)} ist komplett.`;
    case 'gains':
      return `${subject(heard.seat, names)}${tail(gains)}`;
    case 'dealt': {
      const shuffled = heard.reshuffled ? ' Dafür wurde der Ablagestapel neu gemischt.' : '';
      const hand = heard.hand === null ? '' : ` Deine Hand: ${cards(heard.hand).join(', ')}.`;
      return `Runde ${heard.round} beginnt mit je ${cardNumber(heard.each)}.${shuffled}${hand}`;
    }
    case 'revealed': {
      const picks = heard.picks.map((card, seat) => `${inside(seat, names)} – „${tavernWords.name[card]}“`);
      return `Karte ${heard.step} im Draft: ${picks.join(', ')}.`;
    }
    case 'passed':
      return `Die Hände wandern mit je ${cardNumber(heard.cards)} nach links.`;
    case 'round-over':
      return `Runde ${heard.round} ist vorbei.`;
    case 'game-over': {
      const scores = heard.scores.map((score, seat) => `${inside(seat, names)} ${score}`);
      return `Das Spiel ist vorbei: ${scores.join(', ')}. ${victory(heard.winners, names)}`;
    }
    case 'gone-back':
      return 'Das Spiel wurde bis hierher zurückgenommen.';
    case 'seat-taken':
      return `Auf Platz ${heard.seat + 1} spielt jetzt ${names.sitter(heard.sitter)}.`;
  }
}

function victory(winners: readonly number[], names: Names): string {
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1)
    return names.isReader(winner) ? 'Du gewinnst.' : `${names.name(winner)} gewinnt.`;
  return `Den Sieg teilen sich ${and(winners.map(seat => inside(seat, names)))}.`;
}

export const logWords = {
  title: 'Was geschah',
  empty: 'Noch ist nichts geschehen.',
  show: 'Diese Stellung zeigen',
  since: 'Seit deinem letzten Zug',
  deed,
  gain,
  news,
  sentence: (
    said: { seat: number; clauses: readonly string[]; gains: readonly string[] },
    names: Names,
  ): string => `${subject(said.seat, names)} ${and(said.clauses)}${tail(said.gains)}`,
};
