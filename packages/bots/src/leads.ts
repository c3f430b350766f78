/** What seats could expect at one moment, and what they got in the end. */
export interface Foreseen {
  readonly scores: readonly number[];
  readonly final: readonly number[];
}

const LEAST = 0.5;
const MOST = 25;
const STEP = 1.05;

/** How many points a seat must be ahead to be e times as likely to win: the number that makes the results most likely. */
export function bestLead(seen: readonly Foreseen[]): number {
  const games = seen.map(({ scores, final }) => {
    const best = Math.max(...final);
    const winners = final.filter(score => score === best).length;
    return { scores, shares: final.map(score => (score === best ? 1 / winners : 0)) };
  });
  const likelihood = (lead: number): number => {
    let sum = 0;
    for (const { scores, shares } of games) {
      const most = Math.max(...scores);
      const total = Math.log(scores.reduce((all, score) => all + Math.exp((score - most) / lead), 0));
      for (const [seat, share] of shares.entries()) sum += share * ((scores[seat] - most) / lead - total);
    }
    return sum;
  };
  let best = LEAST;
  let most = likelihood(best);
  for (let lead = LEAST * STEP; lead < MOST; lead *= STEP) {
    const now = likelihood(lead);
    if (now > most) [best, most] = [lead, now];
  }
  return best;
}
