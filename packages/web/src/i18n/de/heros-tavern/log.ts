import type { Card, Row, Tokens } from '@taproom/games/heros-tavern';
import type { Deed, News } from '../../../games/heros-tavern/log/deeds.ts';
import { cardCounts, rowParts, tokenList } from '../../../games/heros-tavern/parts.ts';
import type { GrammaticalPerson, Names } from '../../../log/names.ts';
import { counted } from '../../plural.ts';
import { and, gameOver, inside, roundOver } from '../log.ts';
import { cardNumber, heroesObject, tokens as tokensOf } from './counts.ts';
import { nouns } from './words.ts';

export const cards = (list: readonly Card[]): string[] =>
  cardCounts(list, nouns.name).map(({ name, count }) => (count === 1 ? `„${name}“` : `${count} × „${name}“`));

const tokens = (given: Tokens): string[] => tokenList(given, tokensOf);

const row = (given: Row): string => {
  const { total, parts } = rowParts(given, nouns.category);
  const heroes = total === 0 ? 'keine Helden' : heroesObject(total);
  return parts.length > 0 ? `${heroes} (${parts.join(', ')})` : heroes;
};

function deed(done: Deed, person: GrammaticalPerson): string {
  const verb = (you: string, other: string): string => (person === 'you' ? you : other);
  switch (done.deed) {
    case 'choose':
      return `${verb('wählst', 'wählt')} „${nouns.name[done.card]}“`;
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
      const kept = counted('de', done.tokens, {
        one: 'nicht ausgegebenen Marker',
        other: 'nicht ausgegebenen Markern',
      });
      return `${verb('lockst', 'lockt')} mit ${kept} noch ${heroesObject(done.heroes)} an`;
    }
  }
}

function news(heard: News, names: Names): string {
  switch (heard.news) {
    case 'dealt': {
      const shuffled = heard.reshuffled ? ' Dafür wurde der Ablagestapel neu gemischt.' : '';
      const hand = heard.hand === null ? '' : ` Deine Handkarten: ${cards(heard.hand).join(', ')}.`;
      return `Runde ${heard.round} beginnt mit je ${cardNumber(heard.each)}.${shuffled}${hand}`;
    }
    case 'revealed': {
      const picks = heard.picks.map((card, seat) => `${inside(seat, names)} – „${nouns.name[card]}“`);
      return `Karte ${heard.step} im Draft: ${picks.join(', ')}.`;
    }
    case 'passed':
      return `Alle geben ihre ${heard.cards === 1 ? 'letzte Karte' : `restlichen ${heard.cards} Karten`} nach links weiter.`;
    case 'round-over':
      return roundOver(heard.round);
    case 'game-over':
      return gameOver(heard, names);
  }
}

export const logWords = { deed, news };
