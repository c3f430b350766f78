import type { TavernLessonsWords } from '../../../games/heros-tavern/lessons/lessons.ts';
import { counted } from '../../plural.ts';

const heroes = (n: number): string => counted('en', n, { one: 'hero', other: 'heroes' });
const choices = (n: number): string => counted('en', n, { one: 'choice', other: 'choices' });

export const words: TavernLessonsWords = {
  lessons: {
    resources: {
      title: 'Resources',
      task: of =>
        `Take one card and pass the other on. The last card you’re handed leaves no choice. Get a total of ${of.par} tokens.`,
      hint: of =>
        `With ${of.tools} tools cards you get ${of.land} land. The last of them adds more than a second games card would.`,
      learned:
        'The more cards of a kind you have, the more they pay, and the fifth adds the most. Tokens pay for the cards you keep.',
    },
    ale: {
      title: 'Ale',
      task: of => `You have ${choices(of.turns)} left in this round. Attract ${heroes(of.par)}.`,
      hint: of =>
        `A light and a dark ale attract ${heroes(of.mixed)}, two of a kind only ${of.same}. You have light ales to spare: take the dark one.`,
      learned: 'Count pairs, not cards: take the kind of ale you have fewer of.',
    },
    entertainment: {
      title: 'Entertainment',
      task: of =>
        `Take one card and pass the other on. The last card you’re handed leaves no choice. Attract ${heroes(of.par)}.`,
      hint: of =>
        `You’re tied for the most entertainment, which means ${of.tie} each. One more card, and all ${heroes(of.most)} are yours.`,
      learned: 'What entertainment brings depends on the others. Watch for ties that one card can break.',
    },
    staff: {
      title: 'Staff',
      task: of => `You have ${choices(of.turns)} left in this round. Attract ${heroes(of.par)}.`,
      hint: of =>
        `The bartender attracts ${heroes(of.pair)} for your light and dark ale. You’ll get a market either way.`,
      learned: 'Staff cards score what your tavern already has. Do the maths before you choose.',
    },
    neighbour: {
      title: 'What goes to your neighbour',
      task: of =>
        `The card you leave goes to the player on your left, who has two food cards. In this round alone, attract ${heroes(of.par)} more than they do.`,
      hint: of =>
        `A third food card would bring them ${heroes(of.heroes)}. Take it, even though it does nothing for you.`,
      learned: 'Sometimes the best card is the one that the next player needs.',
    },
    buying: {
      title: 'Buying',
      task: of =>
        `The last purchase: you have ${counted('en', of.coins, { one: 'coin', other: 'coins' })}, ${of.storage} storage and ${of.land} land. Attract ${heroes(of.par)} in the final scoring.`,
      hint: () =>
        'You already own two food cards. Buy the third, and the cook, who scores complete sets. Spend the land on lodging.',
      learned: 'At the end only bought cards count. Complete a set, and let your staff score it again.',
    },
    'two-rounds': {
      title: 'Planning two rounds',
      task: of =>
        `Round ${of.round}: choose a card, then buy. The heroes of this round, plus those your bought cards alone attract in round ${of.next}, should add up to ${of.par}.`,
      hint: of =>
        `Take the barrel. With more storage you can keep both ales, which attract ${heroes(of.pair)} again.`,
      learned: 'Fewer heroes now can pay for cards that score in every round.',
    },
    'last-round': {
      title: 'The last round',
      task: of =>
        `The end of the last round: ${counted('en', of.turns, { one: 'decision', other: 'decisions' })}, then the final scoring. Attract ${heroes(of.par)} in all.`,
      hint: () =>
        'You have two food cards: the third completes a set at once. After that, make a pair of ales.',
      learned: 'In the last round sets score at once. Buy only what the final scoring rewards.',
    },
  },
  units: {
    heroes,
    tokens: n => counted('en', n, { one: 'token', other: 'tokens' }),
    lead: n => `${heroes(Math.abs(n))} ${n < 0 ? 'fewer' : 'more'} than your neighbour in this round`,
  },
};
