import { CARDS, EMERGENCY_COINS, GOALS, MONK_STEPS, TRACK, TRACK_END } from '@taproom/games/heaven-and-ale';
import { shedTable } from '../../../games/heaven-and-ale/rules/number-tables.ts';
import { PURCHASE } from '../../../games/heaven-and-ale/rules/worked-examples.ts';
import { picture, rule, type Section, section, table } from '../../../rules/rules.ts';
import { words as aid } from './aid.ts';
import { cloisterWords as words } from './words.ts';

const FIRST_ANY = TRACK.indexOf('*') + 1;

export const playSections: readonly Section[] = [
  section(
    '5',
    'A turn',
    rule(
      '5.1',
      'The player on the first-player space starts the round. Turns go clockwise. Every turn, even one that takes you to the starting area, ends when you confirm it. You can do so once there is nothing left that you must do or decide.',
    ),
    rule(
      '5.2',
      'Move your player figure forward: to any later action space whose action you can carry out (5.3), or into the starting area (5.7). You may never move backwards or stay where you are. You may skip any number of spaces. Player figures may share an action space.',
    ),
    rule(
      '5.3',
      'You can carry out the action of a space in these cases:',
      table(
        'Space | You can carry it out if',
        'resource, monk | it holds a tile that you can pay for and place; emergency coins count as money (5.8)',
        'scoring | it holds a disc and you have a usable spot for it (7.1)',
        'barrel | you would take at least one barrel (8.2)',
      ),
    ),
    rule(
      '5.4',
      'Resource space: buy at least one of the tiles there. You may buy more, as many as you can pay for and place, in any order. Place each tile before you buy the next. If you can pay for the first one only by returning cards (5.8), you must do so. A tile goes on an empty hex, never on a shed spot. The price depends on the side of that hex:',
      table('Side | Price of a resource tile', 'shady | its fertility', 'sunny | twice its fertility'),
      `Example: you buy hops ${PURCHASE.hops} and barley ${PURCHASE.barley}. You place hops ${PURCHASE.hops} in the shade for ${words.ducats(PURCHASE.shade)}, then barley ${PURCHASE.barley} in the sun for ${words.ducats(PURCHASE.sun)}. That makes ${PURCHASE.shade} + ${PURCHASE.sun} = ${words.ducats(PURCHASE.total)}.`,
    ),
    rule(
      '5.5',
      'Monk space: the same as 5.4, with monks. Only the price differs:',
      table(
        'Side | Price of a monk',
        'shady | the monk price of the space',
        'sunny | twice the monk price of the space',
      ),
    ),
    rule(
      '5.6',
      'If a tile encloses a shed spot, the shed is built at once (section 6), even in the middle of a purchase. If a tile encloses several shed spots, build the sheds one after the other.',
    ),
    rule(
      '5.7',
      'Starting area: you may always enter it, even straight from the starting area itself. Choose a free starting space and take its reward. A starting space is free if no other player figure stands on it. Player figures that have not moved since the last round still stand there; your own does not block you. You are now out of the round, and your turns are skipped. If all others are out of the round and the first-player space is free, you must take it (and you get no other reward).',
    ),
    rule(
      '5.8',
      `Emergency coins: at any time during your own turn you may return privilege cards from your hand to the box for ${EMERGENCY_COINS} ducats each. They are gone for the rest of the game. You can’t do this while placing your player figure in 4.4, during another player’s turn or after your last turn. A card still in your hand at the end is worth nothing. If you return your last card while a complete pair is waiting for one (7.5), that pair goes without a card.`,
    ),
  ),
  section(
    '6',
    'Sheds',
    rule(
      '6.1',
      'A shed is built when all 6 neighbours of a shed spot hold tiles. Add up the fertility of the resource tiles around it; monks count as 0. The sum decides what you get:',
      shedTable('Sum | Brewmaster | Shed type', sum => `${sum} or more`),
    ),
    rule(
      '6.2',
      'First move the brewmaster. Then the shed activates neighbouring tiles of your choice, exactly as many as its type says.',
      picture('sheds'),
      table('Shed type | It activates', ...aid.activated.map((what, type) => `${type} | ${what}`)),
      aid.shedExample,
    ),
    rule(
      '6.3',
      'What an activated tile does:',
      table(
        'Tile | In the shade | In the sun',
        'resource | pays its fertility in ducats | moves its resource’s marker forward by its fertility',
        `monk | moves the brewmaster ${MONK_STEPS} step | moves the brewmaster ${MONK_STEPS} step`,
      ),
    ),
    rule(
      '6.4',
      `A resource marker on ${TRACK_END} stays there. Each further step pays you 1 ducat instead. This applies whenever a marker moves forward during the game: by a tile, a starting space or a card. It does not apply at the end (10.2). A brewmaster on ${TRACK_END} stays there too, but pays nothing.`,
    ),
  ),
  section(
    '7',
    'Scoring discs',
    rule(
      '7.1',
      'Take one disc from the space and put it on a usable spot on your board. The space decides which spots you may choose:',
      table(
        'Space | Spots',
        'A | the fertility spot X',
        'B | the four monk spots',
        'C | the five resource spots',
        '* | all ten',
      ),
      'A spot is usable if it is empty and your garden holds at least one tile that it would score. For X, that is a tile of the fertility you name.',
    ),
    rule(
      '7.2',
      'Fertility spot X: name a fertility that at least one of your resource tiles has. All your resource tiles of that fertility are activated (6.3).',
    ),
    rule('7.3', 'Resource spot: all your tiles of that resource are activated (6.3).'),
    rule(
      '7.4',
      'Monk spot: all your monks of that type are triggered, one after the other. A triggered monk activates every resource tile and every monk next to it (6.3), even across the border between sun and shade. That is four tiles at most, because sheds are not activated. A monk activated in this way is not triggered in turn.',
    ),
    rule(
      '7.5',
      'When the scoring is done: if your disc completed a privilege pair, you may place one of your privilege cards there and take its effect. If you don’t do so now, you can never place one at that pair. If you have no card left, nothing happens; the same goes if you return your last one instead (5.8).',
      table('Card | Effect', ...CARDS.map(card => `${words.card[card]} | ${aid.effect[card]}`)),
    ),
  ),
  section(
    '8',
    'Barrels',
    rule(
      '8.1',
      'These are the twelve goals. Every number is a minimum. Shed type 0 counts as a type.',
      table('Goal | What you need', ...GOALS.map(goal => `${words.goal[goal]} | ${aid.need[goal]}`)),
    ),
    rule(
      '8.2',
      'On a barrel space you take a barrel for every goal that you have met and don’t own a barrel for yet: the large one if it is still available, otherwise the small one if that is. You can’t decline any of them.',
    ),
  ),
  section(
    '9',
    'Next round',
    rule(
      '9.1',
      'When all players are out of the round, new tiles are dealt in track order: the next monk stack, one monk to each monk space, and one resource tile to each resource space, I tiles until they run out, then II tiles. Tiles left on a space stay there next to the new one, and all of them are for sale.',
    ),
    rule(
      '9.2',
      'Top up each scoring space to exactly one disc. Before the last round some spaces get a second disc:',
      table(
        'Players | Second disc on',
        '2 | B and C',
        `3 | B, C and the first * (space ${FIRST_ANY})`,
        '4 | none',
      ),
      'You still take only one disc per turn.',
    ),
    rule('9.3', 'The player on the first-player space starts the round.'),
  ),
];
