import { CARDS, type TavernRefusal } from '@taproom/games/heros-tavern';
import { counted } from '../../plural.ts';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { tokens } from './counts.ts';
import { nouns } from './words.ts';

const deal = (): string => 'По правилам сейчас раздают другие карты.';

const STAGE = {
  deal: 'Сейчас раздают карты.',
  draft: 'Выберите карту с руки.',
  purchase: 'Выберите карты, которые хотите купить.',
  over: 'Партия окончена.',
};

export const refusalWords: Sentences<TavernRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `В Hero’s Tavern играют от ${min} до ${max} человек. Добавьте место или уберите лишнее.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'unknown-card': ({ text }) => `Карты «${text}» нет. Выберите один из ${CARDS.length} видов.`,
  'unknown-resource': ({ text }) => `Ресурса «${text}» нет: есть только монеты, кладовые и участки.`,
  'wrong-price': ({ card, max }) => `Укажите цену карты «${nouns.name[card]}» целым числом от 0 до ${max}.`,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'deal-awaited': () => 'Сейчас раздают карты. Подождите немного.',
  'deal-not-awaited': () => 'Сейчас карты не раздают: выбор за игроками.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `Сейчас это невозможно. ${STAGE[stage]}`,
  'not-in-hand': ({ card }) => `Карты «${nouns.name[card]}» нет на руке. Выберите другую.`,
  'not-drafted': ({ card, have }) =>
    have === 0
      ? `Карты «${nouns.name[card]}» нет среди выбранных в этом раунде. Купить можно только выбранные.`
      : `Карта «${nouns.name[card]}» в этом раунде выбрана только ${counted('ru', have, { one: 'раз', few: 'раза', many: 'раз' })}. Купите меньше.`,
  'not-enough-tokens': ({ resource, need, have }) =>
    `Цена — ${tokens(need, resource)}, а у вас ${have}. Откажитесь от одной из карт.`,
  'wrong-number-of-hands': deal,
  'wrong-hand-size': deal,
  'not-in-pile': deal,
  'not-in-discard': deal,
  'text-expected': textExpected('взять еду'),
  'text-too-long': tooLong,
  'unknown-command': ({ text }) =>
    `Команды «${text}» нет. Введите, например, «взять еду» или «купить ничего».`,
  'one-card-expected': ({ have }) =>
    have === 0
      ? 'Назовите карту, например «взять еду».'
      : 'Назовите только одну карту, например «взять еду».',
  'nothing-and-cards': () => 'Или откажитесь от покупки, или назовите карты, но не то и другое сразу.',
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
  'taverns-not-understood': () => 'Подсчитать это нельзя. Проверьте введённые числа.',
  'too-many-cards': ({ card, max, have }) =>
    `Карт «${nouns.name[card]}» в игре всего ${max}, а не ${have}. Проверьте числа.`,
};
