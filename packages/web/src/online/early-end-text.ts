import type { TableInfo } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import type { Messages } from '../i18n/messages.ts';
import { isDeleted, personName } from './person-name.ts';
import { earlyEnd } from './resigned.ts';

/** How a game ended before its end: who resigned, who ended it, and what it counts for. */
export function earlyEndText(
  info: Pick<TableInfo, 'rated' | 'seats'>,
  own: Seat | null,
  words: Messages,
): string {
  const { online, sitting } = words;
  const how = earlyEnd(info);
  const gone = info.seats.flatMap(({ person, replaced }, seat) =>
    replaced === 'resigned' && seat !== own && person !== null ? [person] : [],
  );
  const others = gone.map(person => personName(person, words));
  const resigned = gone.filter(person => !isDeleted(person)).map(({ name }) => name);
  const deleted = gone.length - resigned.length;
  const isOwn = own !== null && info.seats[own]?.replaced === 'resigned';
  const hasResigned = isOwn || others.length > 0;
  const ended = {
    lapsed: sitting.nobodyBack,
    resigned: sitting.soItEnded,
    agreed: online.abandoned,
    alone: aloneText(info, own, words),
  };
  const told = [
    ...(isOwn ? [sitting.iResigned] : []),
    ...(resigned.length > 0 ? [sitting.resigned(resigned)] : []),
    ...(deleted > 0 ? [sitting.deletedAccounts(deleted)] : []),
    ended[how],
  ];
  return [
    ...(how === 'resigned' && !isOwn && deleted === 0 ? [online.endedByResigning(others)] : told),
    ...(hasResigned ? countsFor(info, how, { isOwn, others }, words) : []),
  ].join(' ');
}

/** Who was left, and ended the game. */
function aloneText({ seats }: Pick<TableInfo, 'seats'>, own: Seat | null, words: Messages): string {
  const { sitting } = words;
  const left = seats.findIndex(({ person, replaced }) => person !== null && replaced !== 'resigned');
  return left === own ? sitting.youEnded : sitting.endedBy(personName(seats[left]?.person ?? null, words));
}

/** Those who resigned read before that it has a price: here they read which. */
function countsFor(
  { rated }: Pick<TableInfo, 'rated'>,
  how: ReturnType<typeof earlyEnd>,
  resigned: { readonly isOwn: boolean; readonly others: readonly string[] },
  { sitting }: Messages,
): readonly string[] {
  if (!rated || how === 'agreed') return [sitting.noRanking];
  const { isOwn, others } = resigned;
  return [...(isOwn ? [sitting.ownLoss] : []), ...(others.length > 0 ? [sitting.ratedLoss(others)] : [])];
}
