import type { Proposal, TableInfo } from '@taproom/contracts';
import type { Seat } from '@taproom/games';

/**
 * The seats whose answer a proposal still needs: of all who play now, those who have not agreed. Ending a rated game
 * early also needs those for whom a bot plays, unless they have resigned.
 */
export const votersLeft = (
  { rated, seats }: Pick<TableInfo, 'rated' | 'seats'>,
  { kind, agreed }: Pick<Proposal, 'kind' | 'agreed'>,
): readonly Seat[] =>
  [...seats.entries()].flatMap(([seat, { person, replaced }]) => {
    const isVoter =
      person !== null && (rated && kind === 'abandon' ? replaced !== 'resigned' : replaced === null);
    return isVoter && !agreed.includes(seat) ? [seat] : [];
  });

/** Whether the answer of whoever sits there is still needed; nobody's is if nothing is proposed. */
export const isAsked = (info: Pick<TableInfo, 'rated' | 'seats' | 'proposal'>, seat: Seat | null): boolean =>
  info.proposal !== null && seat !== null && votersLeft(info, info.proposal).includes(seat);
