import {
  BARREL_CARD_VP,
  BREWMASTER_CARD_STEPS,
  BREWMASTER_SLOT_STEPS,
  type Card,
  DUCATS_PER_STEP,
  DUCATS_SLOT_DUCATS,
  EMERGENCY_COINS,
  FIRST_PLAYER_VP,
  GOAL_NUMBERS,
  type Goal,
  HEX_NAMES,
  LARGE_BARREL_VP,
  MARKER_SLOT_STEPS,
  MONK_STEPS,
  MONKS,
  PURSE_DUCATS,
  RESOURCES,
  type ScoringLetter,
  type Slot,
  SMALL_BARREL_VP,
  SPOTS,
  SUNNY_FACTOR,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import {
  END,
  HEX_SIGN,
  HOLDINGS,
  PURCHASE,
  SHED,
  SPOT_SIGN,
} from '../../../games/heaven-and-ale/rules/worked-examples.ts';
import { exchangeStep } from '../../../games/heaven-and-ale/score/exchange-steps.ts';
import { words as score } from './score.ts';
import { cloisterWords as nouns } from './words.ts';

const SIDE_HEXES = HEX_NAMES.length / 2;
const markers = RESOURCES.map(resource => `${nouns.resource[resource]} on ${HOLDINGS.markers[resource]}`);

/** A row with a name. */
interface Entry {
  readonly name: string;
  readonly text: string;
}

/** The player aid. What cards, goals, discs and sheds do stands here once for it and for the rules. */
export const words = {
  title: 'Player aid',
  padTitle: 'Score pad',
  hint: 'Two A4 pages: the player aid and a score pad.',
  section: {
    turn: 'Your turn',
    start: 'Starting area',
    prices: 'Prices',
    tiles: 'Activated tiles',
    discs: 'Scoring discs',
    sheds: 'Sheds',
    cards: 'Privilege cards',
    goals: 'Barrels',
    rounds: 'Rounds',
    brewmaster: 'Brewmaster table',
    end: 'End of the game',
    signs: 'Signs on the screen',
  },
  shade: 'Shade',
  sun: 'Sun',

  turn: 'Move your player figure forward to a space whose action you can carry out. Skip as many spaces as you like, but never go back.',
  space: {
    resource: { name: 'Resource space', text: 'Buy at least one tile. Place each before you buy the next.' },
    monk: { name: 'Monk space', text: 'The same with monks.' },
    scoring: {
      name: 'Scoring space',
      text: 'Take a disc, put it on an empty scoring spot of your board and score.',
    },
    barrel: { name: 'Barrel space', text: 'Take a barrel for every goal you have met.' },
    start: { name: 'Starting area', text: 'Choose a free starting space. You are then out of the round.' },
    coins: {
      name: 'Emergency coins',
      text: `At any time during your turn, return a card from your hand for ${nouns.ducats(EMERGENCY_COINS)}.`,
    },
  },
  slot: {
    first: {
      name: 'First player',
      text: `You start the next round. At the end of the game: ${score.points(FIRST_PLAYER_VP)}.`,
    },
    brewmaster: { name: 'Brewmaster', text: `Your brewmaster moves ${nouns.steps(BREWMASTER_SLOT_STEPS)}.` },
    marker: {
      name: 'Marker',
      text: `A resource marker of your choice moves ${nouns.steps(MARKER_SLOT_STEPS)}.`,
    },
    ducats: { name: 'Ducats', text: `Take ${nouns.ducats(DUCATS_SLOT_DUCATS)}.` },
  } satisfies Record<Slot, Entry>,
  lastOne: 'If everyone else is out of the round and the first-player space is free, you must take it.',

  resourceTile: 'Resource tile',
  monk: 'Monk',
  resourcePrice: { shady: 'its fertility', sunny: `${SUNNY_FACTOR} × its fertility` },
  priceExample: `Example: hops ${PURCHASE.hops} in the shade and barley ${PURCHASE.barley} in the sun cost ${PURCHASE.shade} + ${PURCHASE.sun} = ${nouns.ducats(PURCHASE.total)}.`,
  resourceYield: {
    shady: 'pays its fertility in ducats',
    sunny: 'moves its resource’s marker forward by its fertility',
  },
  monkYield: `moves the brewmaster ${nouns.steps(MONK_STEPS)}`,
  overflow: `A marker on ${TRACK_END} stays there; each further step pays 1 ducat (6.4).`,

  disc: {
    A: {
      name: 'Fertility spot X',
      text: 'Name a fertility: all your resource tiles that have it are activated.',
    },
    B: {
      name: 'Monk spot',
      text: 'All your monks of that type are triggered: each activates every neighbouring tile.',
    },
    C: { name: 'Resource spot', text: 'All your tiles of that resource are activated.' },
    '*': { name: 'Any spot', text: `Any of the ${SPOTS.length} spots.` },
  } satisfies Record<ScoringLetter, Entry>,
  discNote:
    'The spot must be empty, and you need at least one tile that it scores. A complete privilege pair lets you place a card (7.5).',

  shedIntro: 'When all six hexes around a shed spot hold tiles, add up their fertility; monks count as 0.',
  sum: 'Sum',
  orMore: (sum: number) => `${sum}+`,
  brewmaster: 'Brewmaster',
  activates: 'It activates',
  type: 'Type',
  activated: [
    'nothing',
    'any one neighbour',
    'two neighbours on opposite sides of the shed',
    'three neighbours, no two of them next to each other',
    'any four neighbours',
  ],
  shedExample: `Example: the fertility around the shed adds up to ${SHED.sum}. Your brewmaster moves ${nouns.steps(SHED.brewmaster)}, and you build a shed of type ${SHED.type}. You let it activate barley ${SHED.barley} and yeast ${SHED.yeast}, which lie on opposite sides of it.`,

  effect: {
    harvest: 'Choose a resource. Its marker moves 1 step for each tile of that resource in your garden.',
    stragglers:
      'Your marker furthest behind moves 1 step for each disc on your board, including the new one. If several are level, choose one; it takes all the steps.',
    barrels: `At the end of the game each of your barrels is worth ${score.points(BARREL_CARD_VP)} more.`,
    purse: `Take ${nouns.ducats(PURSE_DUCATS)}.`,
    brewmaster: `Your brewmaster moves ${nouns.steps(BREWMASTER_CARD_STEPS)}.`,
  } satisfies Record<Card, string>,

  goalIntro: `The first to take a barrel for a goal gets the large one (${score.points(LARGE_BARREL_VP)}), the second the small one (${score.points(SMALL_BARREL_VP)}).`,
  need: {
    'brewmaster-on-1': `your brewmaster has reached spot ${GOAL_NUMBERS.brewmaster}`,
    'all-markers-on-1': `all five of your resource markers have reached spot ${GOAL_NUMBERS.allMarkers}`,
    'six-fertility-1': `${GOAL_NUMBERS.fertilityTiles} resource tiles of fertility ${GOAL_NUMBERS.lowFertility} in your garden`,
    'six-fertility-5': `${GOAL_NUMBERS.fertilityTiles} resource tiles of fertility ${GOAL_NUMBERS.highFertility} in your garden`,
    'all-monk-discs': `discs on all ${MONKS.length} monk spots`,
    'all-resource-discs': `discs on all ${RESOURCES.length} resource spots`,
    'three-sheds-alike': `${GOAL_NUMBERS.shedsAlike} sheds of the same type`,
    'four-shed-types': `sheds of ${GOAL_NUMBERS.shedTypes} different types`,
    'marker-on-20': `one of your resource markers on ${GOAL_NUMBERS.oneMarker}`,
    'three-cards-placed': `${GOAL_NUMBERS.cardsPlaced} privilege cards placed at pairs`,
    'sunny-side-full': `tiles on all ${SIDE_HEXES} sunny hexes`,
    'shady-side-full': `tiles on all ${SIDE_HEXES} shady hexes`,
  } satisfies Record<Goal, string>,

  players: 'Players',
  rounds: 'Rounds',
  secondDiscs: 'Second disc in the last round',
  noSecondDisc: 'none',
  ofSpace: (letter: string, space: number) => `${letter} (space ${space})`,

  spot: 'On',
  rate: 'Exchange',
  value: 'VP value',

  end: {
    exchange: {
      name: 'Exchange',
      text: 'Move your marker furthest behind 1 step forward as often as you like. Each time, your other markers move back as many steps in total as your exchange rate says, none of them behind the spot it reaches.',
    },
    ducats: { name: 'Ducats', text: `Then every ${DUCATS_PER_STEP} ducats move any marker 1 step forward.` },
    production: {
      name: 'Production',
      text: 'Your VP value × the spot of your marker furthest behind; 0 if it is below 1.',
    },
    barrels: {
      name: 'Barrels',
      text: `${score.points(LARGE_BARREL_VP)} for each large one, ${score.points(SMALL_BARREL_VP)} for each small one; ${BARREL_CARD_VP} more each with the Barrels card.`,
    },
    first: {
      name: 'First player',
      text: `${score.points(FIRST_PLAYER_VP)} for standing on the first-player space.`,
    },
  },
  endExample: [
    `Example: your brewmaster is on ${HOLDINGS.brewmaster}, so you exchange at ${END.rate}:1 and your VP value is ${END.value}. Your markers: ${markers.join(', ')}. You have ${nouns.ducats(HOLDINGS.ducats)}, one large barrel and one small one.`,
    `Exchange: ${END.exchange.map(step => exchangeStep(score, step)).join('. ')}. Your marker furthest behind is now on ${END.rearmost}: ${END.rearmost} × ${END.value} = ${score.points(END.production)}, plus ${LARGE_BARREL_VP} + ${SMALL_BARREL_VP} for the barrels, ${score.points(END.total)} in all.`,
  ],

  signs: {
    spot: {
      name: SPOT_SIGN.text,
      text: `On a shed spot: ${SPOT_SIGN.filled} of the ${SPOT_SIGN.of} tiles around it are there, and their fertility adds up to ${SPOT_SIGN.sum}.`,
    },
    hex: {
      name: HEX_SIGN.name,
      text: `A hex in your garden: row ${HEX_SIGN.row} (a, b, c … from the top), hex ${HEX_SIGN.place} from the left, counting shed spots. All names are shown in the garden while a hint or the log is open.`,
    },
    now: { name: '★', text: 'A player’s score if the game ended now.' },
    expected: { name: '≈', text: 'The final score a player can expect.' },
  },

  pad: {
    furthestBehind: 'Marker furthest behind',
    value: '× VP value',
    production: '= Production',
    large: `Large barrels × ${LARGE_BARREL_VP}`,
    small: `Small barrels × ${SMALL_BARREL_VP}`,
    card: `Barrels card: barrels × ${BARREL_CARD_VP}`,
    first: `First-player space:\u00a0${FIRST_PLAYER_VP}`,
  },
  goal: nouns.goal,
  card: nouns.card,
};

export type Words = typeof words;
