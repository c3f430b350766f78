import type { Slot, Spot } from '@taproom/games/heaven-and-ale';
import type { Deed, Gain, News } from '../../../games/heaven-and-ale/log/deeds.ts';
import type { GrammaticalPerson, Names } from '../../../log/names.ts';
import { signed } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { and, gameOver, roundOver, subject, tail } from '../log.ts';
import { spot, tile } from './board.ts';
import { ducatsObject, cloisterWords as words } from './words.ts';

export const pair = ([one, other]: readonly [Spot, Spot]): string => `${spot(one)} / ${spot(other)}`;

export const SLOT: Record<Slot, string> = {
  first: 'Startspielerfeld',
  brewmaster: 'Braumeisterfeld',
  marker: 'Markerfeld',
  ducats: 'Dukatenfeld',
};

function deed(done: Deed, person: GrammaticalPerson): string {
  const verb = (you: string, other: string): string => (person === 'you' ? you : other);
  switch (done.deed) {
    case 'go':
      return `${verb('ziehst', 'zieht')} auf Feld ${done.space}`;
    case 'enter':
      return `${verb('ziehst', 'zieht')} auf das ${SLOT[done.slot]}`;
    case 'buy': {
      const [only] = done.tiles;
      if (only !== undefined && done.tiles.length === 1)
        return `${verb('kaufst', 'kauft')} ${tile(only.tile)} für ${ducatsObject(only.price)}`;
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
      return `Das Privilegpaar ${pair(heard.spots)} ist vollständig.`;
    case 'gains':
      return `${subject(heard.seat, names)}${tail(gains)}`;
    case 'round-over':
      return roundOver(heard.round);
    case 'game-over':
      return gameOver(heard, names);
  }
}

export const logWords = { deed, gain, news };
