import { type Event, herosTavern } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { loadWords } from '../words.ts';
import { waitingText } from './waiting.ts';

test('nobody has chosen for whom a bot plays, or played until they came back', async () => {
  const { tavern } = await loadWords('en', herosTavern);
  const names = ['Ann', 'Bob', 'Patron'];
  const cook: Event = { event: 'chose', seat: 0, card: 'cook' };
  const choice = { number: 1, at: 1, event: cook };
  const now = { awaited: [1], rules: herosTavern, told: [choice] };
  expect(waitingText(now, 0, names, tavern)).toBe('You’ve chosen. Waiting for Bob…');
  expect(waitingText({ ...now, standIns: [0] }, 0, names, tavern)).toBe('Waiting for Bob…');
  const bots = { ...now, told: [{ ...choice, standIns: [0] }] };
  expect(waitingText(bots, 0, names, tavern)).toBe('Your bot has chosen. Waiting for Bob…');
  const changed = { ...now, told: [...bots.told, { ...choice, number: 2 }] };
  expect(waitingText(changed, 0, names, tavern)).toBe('You’ve chosen. Waiting for Bob…');
});
