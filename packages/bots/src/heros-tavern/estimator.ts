import { type Seat, SeededRandom } from '@taproom/games';
import { herosTavern, type Move, tables, type View } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import { DRAFT, decode, STAGE, type State } from '@taproom/games/heros-tavern/inner';
import type { Alternative, Effort, Estimator, Part } from '../coach/estimator.ts';
import { NO_SLIP, slipOf } from '../coach/paired.ts';
import { type Amounts, partDifferences } from '../coach/parts.ts';
import { Remembered } from '../coach/remembered.ts';
import { type Measure, meanOf, type Worth } from '../coach/worth.ts';
import { playout } from './bots.ts';
import { type Doubt, doubtIn, worthIn } from './calibration.ts';
import { certainHeroes } from './certain.ts';
import { LEGEND_1 } from './characters.ts';
import { SameLuck } from './luck.ts';
import { amountsIn, LEAST_PART, PARTS } from './parts.ts';
import { Search } from './search.ts';
import { SLIPS } from './slips.ts';
import { Worlds } from './worlds.ts';

/** Fewer imagined worlds than this say nothing. */
const LEAST_WORLDS = 4;

/** An imagined world in which the others have chosen, with the luck to come. */
interface World {
  readonly state: State;
  readonly luck: SameLuck;
}

/**
 * A choice of a seat, judged from what it knows. Half of the effort chooses the best options; the other half measures
 * them in fresh worlds, because an option chosen for its luck in some worlds has no luck left in others.
 */
class Choice {
  private readonly root: State;
  private readonly doubt: Doubt;
  /** All options by their text. */
  private readonly codes: ReadonlyMap<string, number>;
  /** The fresh worlds, the same for all options. */
  private readonly fresh: readonly World[];
  private readonly found = new Map<number, readonly Worth[]>();
  /** The best options, by each measure. */
  readonly best: Readonly<Record<Measure, Move>>;
  /** Whether all other options fell behind as soon as they could. */
  readonly isObvious: boolean;

  constructor(
    view: View,
    private readonly seat: Seat,
    { nodes, seed }: Effort,
  ) {
    const worlds = new Worlds(view, playout());
    const imagine = (name: string): State => worlds.imagine(new SeededRandom(`${seed}/${name}`));
    this.root = imagine('root');
    this.doubt = doubtIn(this.root, view.players.filter(({ hand }) => hand === null).length);
    const codes = new Int32Array(fast.mostMoves);
    const count = fast.list(this.root, seat, codes);
    this.codes = new Map(Array.from(codes.subarray(0, count), code => [this.textOf(code), code]));
    const search = new Search(random => worlds.imagine(random), seat, `${seed}/choose`, playout(), LEGEND_1);
    search.look(nodes / 2);
    this.isObvious = search.isObvious;
    const best = (measure: Measure): Move => decode(this.root, seat, search.best(measure));
    this.best = { score: best('score'), share: best('share') };
    this.fresh = Array.from({ length: Math.max(LEAST_WORLDS, Math.floor(nodes / 4)) }, (_, n) => {
      const state = imagine(`world ${n}`);
      playout().chooseOthers(state, seat);
      return { state, luck: new SameLuck(new SeededRandom(`${seed}/luck ${n}`)) };
    });
  }

  get isForced(): boolean {
    return this.codes.size === 1;
  }

  /** What an option brings in each of the fresh worlds. */
  worlds(move: Move): readonly Worth[] {
    const code = this.codeOf(move);
    const known = this.found.get(code);
    if (known !== undefined) return known;
    const worths = this.each(code, () => worthIn(playout(), this.seat, this.doubt));
    this.found.set(code, worths);
    return worths;
  }

  /** Where the difference between two options comes from. */
  parts(better: Move, played: Move): Part[] {
    const amounts = (move: Move): Amounts =>
      this.each(this.codeOf(move), () => amountsIn(playout(), this.seat));
    return partDifferences(PARTS, amounts(better), amounts(played), () => LEAST_PART);
  }

  /** What an option brings in the mean, and at least what is certain. */
  worth(move: Move): Worth {
    const { score, share } = meanOf(this.worlds(move));
    const purchase = this.root[STAGE] === DRAFT ? undefined : this.codeOf(move);
    return { score: Math.max(score, certainHeroes(this.root, this.seat, purchase)), share };
  }

  /** What the seat can expect: by each measure, what the best option for it brings. */
  get before(): Worth {
    return { score: this.worth(this.best.score).score, share: this.worth(this.best.share).share };
  }

  /** Plays an option out in each of the fresh worlds. */
  private each<Found>(code: number, look: () => Found): Found[] {
    return this.fresh.map(({ state, luck }) => {
      luck.rewind();
      playout().run(state, this.seat, code, luck);
      return look();
    });
  }

  private codeOf(move: Move): number {
    const text = herosTavern.write(move);
    const code = this.codes.get(text);
    if (code === undefined) throw new Error(`${text} is not an option`);
    return code;
  }

  private textOf(code: number): string {
    return herosTavern.write(decode(this.root, this.seat, code));
  }
}

/**
 * The latest choices, two of each seat: each is asked about twice, for its value and, once the next one has its value,
 * for what was chosen.
 */
const choices = new Remembered<Choice>(2 * tables.SEATS_MAX);

const choiceOf = (view: View, seat: Seat, effort: Effort): Choice =>
  choices.get(JSON.stringify([view, seat, effort]), () => new Choice(view, seat, effort));

/**
 * Judges positions of Hero's Tavern. All seats choose at the same time, and each is judged from its own view: what it
 * can expect is what its best option brings, whatever the others may choose.
 */
export const estimator: Estimator<View, Move> = {
  id: herosTavern.id,
  rules: herosTavern.rules,
  game: herosTavern,
  version: 5,
  ladder: SLIPS,

  worths: (viewOf, seats, effort) => seats.map(seat => choiceOf(viewOf(seat), seat, effort).before),

  judge({ view, seat, played }, _after, effort) {
    const choice = choiceOf(view, seat, effort);
    const [move] = played;
    const own = choice.worlds(move);
    const alternative = (measure: Measure): Alternative<Move> => {
      const best = choice.best[measure];
      const isSame = herosTavern.write(best) === herosTavern.write(move);
      const others = choice.worlds(best);
      const slip = isSame
        ? NO_SLIP
        : slipOf(
            own.map((worth, n) => worth[measure] - others[n][measure]),
            measure,
          );
      return { moves: [best], ...slip, ...(slip.slip < 0 && { parts: choice.parts(best, move) }) };
    };
    return {
      before: choice.before,
      played: choice.worth(move),
      score: alternative('score'),
      share: alternative('share'),
      isForced: choice.isForced,
      isObvious: choice.isObvious,
    };
  },
};
