import type { letterWords as en } from '../en/letters.ts';
import type { Widen } from '../messages.ts';
import { counted } from '../plural.ts';

/** What the server writes in mails and webhooks. Only the build uses these words: the client itself doesn't load them. */
export const letterWords: Widen<typeof en> = {
  turn: (game: string) => `${game}: ваш ход`,
  against: (names: string) => `За столом: ${names}`,
  test: (house: string) => `Это пробное уведомление от ${house}. Остальные тоже будут приходить сюда.`,
  waiting: (n: number) => `Ваш ход в ${counted('ru', n, { one: 'партии', many: 'партиях' })}`,
  manyWaiting: (n: number) => `Ваш ход более чем в ${n} партиях`,
  hello: (name: string) => `Здравствуйте, ${name}!`,
  why: (house: string) =>
    `Вы получили это письмо, потому что включили уведомления на ${house}. Отключить их можно на странице учётной записи.`,
  unsubscribe: 'Больше не присылать писем:',
  codeSubject: (code: string, house: string) => `${code} — ваш код для ${house}`,
  code: (code: string) => `Введите этот код на странице учётной записи в течение часа: ${code}`,
  codeLink: 'Или откройте эту ссылку в браузере, в котором играете:',
  stranger: 'Если вы не запрашивали код, просто не обращайте внимания на это письмо. Других не будет.',
  endTitle: 'Отписаться от писем',
  endAsk: (address: string) => `Больше не присылать писем на адрес ${address}?`,
  endButton: 'Отписаться',
  ended: 'Готово. Писем больше не будет, ваш адрес удалён.',
  endGone: 'Эта ссылка больше не действует. Скорее всего, письма уже отключены.',
};
