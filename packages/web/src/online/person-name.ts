import { NO_NAME } from '@taproom/contracts/names';
import type { Messages } from '../i18n/messages.ts';

/** Whether someone has deleted their account. */
export const isDeleted = ({ name }: { readonly name: string }): boolean => name === NO_NAME || name === '';

/** How a person is called in a list or a label; null if nobody is known there. */
export const personName = (
  person: { readonly name: string } | null,
  { online, places }: Messages,
): string => {
  if (person === null) return online.somebody;
  return isDeleted(person) ? places.deletedPlayer : person.name;
};

/** How many letters of a name there is room for on a phone. */
const SHORT = 7;

/** A name where there is hardly any room: its first word, cut if that is still too long. */
export const shortName = (name: string): string => {
  const letters = [...name];
  if (letters.length <= SHORT) return name;
  const [first = ''] = name.split(' ');
  const own = [...(first === '' ? name : first)];
  return own.length <= SHORT ? own.join('') : `${own.slice(0, SHORT - 1).join('')}…`;
};
