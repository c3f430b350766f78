import type { Resource, TavernRefusal } from '@taproom/games/heros-tavern';
import { counted } from '../../plural.ts';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { tavernWords } from './words.ts';

const TOKEN: Record<Resource, { one: string; few: string; many: string }> = {
  coins: { one: 'монета', few: 'монеты', many: 'монет' },
  storage: { one: 'кладовая', few: 'кладовые', many: 'кладовых' },
  land: { one: 'участок', few: 'участка', many: 'участков' },
};

const deal = (): string => 'По правилам сейчас раздают другие руки.';

const STAGE = {
  deal: 'Сейчас раздают карты.',
  draft: 'Нужно выбрать карту с руки.',
  purchase: 'Нужно выбрать карты для покупки.',
  over: 'Игра окончена.',
};

export const refusalWords: Sentences<TavernRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `В Hero’s Tavern играют от ${min} до ${max} человек. Нужно добавить место или убрать лишнее.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'unknown-card': ({ text }) => `Карты «${text}» нет. Нужно выбрать один из четырнадцати видов.`,
  'unknown-resource': ({ text }) => `Ресурса «${text}» нет: есть только монеты, кладовые и участки.`,
  'wrong-price': ({ card, max }) =>
    `Цена карты «${tavernWords.name[card]}» должна быть целым числом от 0 до ${max}.`,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'deal-awaited': () => 'Сейчас раздают карты. Нужно немного подождать.',
  'deal-not-awaited': () => 'Сейчас карты не раздают: выбор за игроками.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `Сейчас это невозможно. ${STAGE[stage]}`,
  'not-in-hand': ({ card }) => `Карты «${tavernWords.name[card]}» нет на руке. Нужно выбрать карту с руки.`,
  'not-drafted': ({ card, have }) =>
    have === 0
      ? `Карты «${tavernWords.name[card]}» нет среди выбранных в этом раунде, а купить можно только их.`
      : `Карта «${tavernWords.name[card]}» в этом раунде выбрана только ${counted('ru', have, { one: 'раз', few: 'раза', many: 'раз' })}. Нужно купить меньше.`,
  'not-enough-tokens': ({ resource, need, have }) =>
    `Цена — ${counted('ru', need, TOKEN[resource])}, а у вас ${have}. Нужно отказаться от одной из карт.`,
  'wrong-number-of-hands': deal,
  'wrong-hand-size': deal,
  'not-in-pile': deal,
  'not-in-discard': deal,
  'text-expected': textExpected('pick food'),
  'text-too-long': tooLong,
  'unknown-command': ({ text }) =>
    `Команды «${text}» нет. Можно ввести, например, «pick food» или «buy nothing».`,
  'one-card-expected': ({ have }) =>
    have === 0
      ? 'Нужно назвать карту, например «pick food».'
      : 'Нужно назвать только одну карту, например «pick food».',
  'nothing-and-cards': () => 'Можно или ничего не покупать, или назвать карты, но не то и другое сразу.',
  'position-not-understood': position,
  'out-of-range': position,
  'wrong-state-size': position,
  'cards-not-conserved': position,
  'wrong-deal-size': position,
  'remainder-not-dealt': position,
  'remainder-without-reshuffle': position,
  'impossible-step': position,
  'impossible-choice': position,
  'all-are-in': position,
  'unsorted-hand': position,
  'too-many-bought': position,
  'too-many-tokens': position,
  'impossible-score': position,
  'cell-not-empty': position,
  'taverns-not-understood': () => 'Подсчитать это нельзя. Нужно проверить введённые числа.',
  'too-many-cards': ({ card, max, have }) =>
    `Карт «${tavernWords.name[card]}» в игре всего ${max}, а не ${have}. Нужно проверить числа.`,
};
