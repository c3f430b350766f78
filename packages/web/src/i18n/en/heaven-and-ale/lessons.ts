import type { CloisterLessonsWords } from '../../../games/heaven-and-ale/lessons/lessons.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';

const ducats = (n: number): string => counted('en', n, { one: 'ducat', other: 'ducats' });
const steps = (n: number): string => counted('en', n, { one: 'step', other: 'steps' });
const points = (n: number): string => counted('en', n, { one: 'point', other: 'points' });
const turns = (n: number): string => counted('en', n, { one: 'turn', other: 'turns' });

export const words: CloisterLessonsWords = {
  lessons: {
    'sun-and-shade': {
      title: 'Sun and shade',
      task: of =>
        `You have ${ducats(of.ducats)} and ${turns(of.turns)}. Buy the hops on space ${of.shop}, then score hops on space ${of.scoring}. Move the hops marker ${steps(of.par)}.`,
      hint: () =>
        'Plant the tile in the sun, on the left. It costs twice as much there, but a tile moves its marker only in the sun.',
      learned: 'In the sun a tile moves its marker by its fertility. In the shade it pays that many ducats.',
    },
    price: {
      title: 'What a tile costs',
      task: of =>
        `You have ${ducats(of.ducats)}. Buy both tiles on space ${of.shop} in one turn, with a fertility of at least ${of.par} in the sun.`,
      hint: of =>
        `Hops ${of.large} in the sun and water ${of.small} in the shade cost more than you have. Plant the water in the sun instead.`,
      learned:
        'A tile costs its fertility in the shade and twice that in the sun. When money is tight, put the cheaper tile in the sun.',
    },
    monks: {
      title: 'Monks',
      task: of =>
        `Buy the monk on space ${of.shop}, then score it on space ${of.scoring}. In ${turns(of.turns)}, move your markers a total of ${steps(of.par)}.`,
      hint: () =>
        'One empty hex touches all four sunny tiles: the one between the two shed spots in the middle row. Place the monk there.',
      learned:
        'A triggered monk activates every tile next to it. Place monks where they touch the most fertility.',
    },
    discs: {
      title: 'Scoring discs',
      task: of =>
        `Take the disc on space ${of.scoring} and choose what to score. Move your markers a total of ${steps(of.par)}.`,
      hint: () =>
        'Your hops tiles are in the shade and move no markers. Try a fertility: it scores tiles of several resources at once.',
      learned:
        'A disc scores all tiles of one resource or one fertility, or the monks of one type. Add up your sunny tiles before you choose.',
    },
    'pairs-and-cards': {
      title: 'Pairs and cards',
      task: of =>
        `Take the disc on space ${of.scoring}, complete a privilege pair and place a card. Bring the marker furthest behind to ${of.par}.`,
      hint: of =>
        `A disc on hops completes the pair with yeast. The Stragglers card then moves the marker furthest behind one step for each of your discs: ${of.discs} with the new one.`,
      learned:
        'A completed pair takes one card, now or never. The Stragglers card grows with every disc on your board.',
    },
    sheds: {
      title: 'Sheds',
      task: of =>
        `One tile is missing around your shed spot, and you have ${ducats(of.ducats)}. Build the shed with a tile from space ${of.shop} and move your markers a total of ${steps(of.par)}.`,
      hint: of =>
        `The tiles around it add up to ${of.sum}. With ${of.more} or more, a shed activates three tiles, no two of them next to each other. Buy the wood, and choose the better set of three.`,
      learned:
        'The sum around a shed decides what you get: small sums move the brewmaster, large ones activate more tiles.',
    },
    barrels: {
      title: 'Barrels',
      task: of =>
        `Buy the tile on space ${of.shop}, then go to the barrel space (${of.barrels}). Take barrels worth ${points(of.par)}.`,
      hint: of =>
        `Enclose the shed spot in the shade. That gives you ${of.tiles} tiles of fertility ${of.fertility}, and the small sum moves the brewmaster ${steps(of.brewmaster)}: two goals at once.`,
      learned:
        'One visit gets you a barrel for every goal you have met. Go when it pays, but before the others do.',
    },
    'furthest-behind': {
      title: 'The marker furthest behind',
      task: of =>
        `The game is about to end. Take the disc on space ${of.scoring} and score so that you finish with ${points(of.par)}.`,
      hint: () =>
        'Only the marker furthest behind counts, and that is barley. Score something that moves it.',
      learned: 'A few steps for the marker furthest behind are worth more than many for the one in front.',
    },
    exchange: {
      title: 'The exchange',
      task: of => `This is your last turn. Choose the starting space that takes you to ${points(of.par)}.`,
      hint: of =>
        `Look at the brewmaster: with one more step, you pay only ${of.after} steps back instead of ${of.before} for each step forward.`,
      learned:
        'At the end, you exchange steps of the leading markers for steps of the one furthest behind. The brewmaster sets the rate.',
    },
    return: {
      title: 'When to return',
      task: of =>
        `It’s the last round. There is still a tile on space ${of.shop}, but your rival is about to go back to the starting area. Finish with ${points(of.par)}.`,
      hint: () =>
        'Each starting space holds only one player figure. Take the marker space before your rival does.',
      learned:
        'Whoever gets back first has first pick. A tile that will never be activated is not worth the wait.',
    },
    timing: {
      title: 'Timing on the track',
      task: of =>
        `The last disc lies on space ${of.scoring}, and your rival wants it too. In ${turns(of.turns)}, move your markers a total of ${steps(of.par)}.`,
      hint: of => `Leave the barley on space ${of.shop}: if you stop to buy it, your rival takes the disc.`,
      learned: 'You may jump as far ahead as you like, but never back. Go for what is scarce first.',
    },
    'last-round': {
      title: 'The whole last round',
      task: of =>
        `Play the last round to the end. You have ${ducats(of.ducats)}, and your rival is already out of the round. Finish with ${points(of.par)}.`,
      hint: of =>
        `First score the tiles of fertility ${of.fertility}. Then place the monk on the last sunny hex: that builds a shed and fills the sunny side, which earns you a barrel.`,
      learned:
        'In the last round everything has to pay off at once: disc, shed, barrels and, at the end, the starting space.',
    },
  },
  units: {
    steps,
    points,
    fertility: n => `a fertility of ${n} in the sun`,
    spot: n => `marker furthest behind on ${number(n)}`,
  },
};
