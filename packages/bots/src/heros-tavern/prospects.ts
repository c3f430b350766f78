import { tables } from '@taproom/games/heros-tavern';
import {
  draftedBy,
  KINDS,
  MOST_MOVES,
  NOTHING,
  PRICE,
  RESOURCES,
  ROUND,
  type State,
} from '@taproom/games/heros-tavern/inner';
import { heroesAlone, KEPT, OPEN, ROW, TOKENS_CELL } from './features.ts';
import { effectAt, FIRST, RoundNetwork } from './round-network.ts';
import { finalHeroes, pickRow, purchaseRow } from './row.ts';

/**
 * What a seat can expect: the heroes still to come for it, estimated by one network per round. A prospect is what a
 * seat would have right after a choice of its own, before the others reveal theirs.
 */
export class Prospects {
  private readonly networks: readonly RoundNetwork[];
  private readonly row = new Int16Array(ROW);
  private readonly sums = new Float64Array(FIRST);
  private readonly present = new Int32Array(ROW);
  private readonly changed = new Float64Array(FIRST);
  private readonly counts = new Int16Array(KINDS);
  /**
   * By index in a list of purchases: the cards kept and the tokens left, the sums, what the cards score on their own.
   */
  private readonly rows = Array.from({ length: MOST_MOVES }, () => new Int16Array(KINDS + RESOURCES.length));
  private readonly branches = Array.from({ length: MOST_MOVES }, () => new Float64Array(FIRST));
  private readonly heroes = new Float64Array(MOST_MOVES);
  /** The index of a purchase in the list, by code. */
  private readonly places = new Uint8Array(2 * NOTHING);

  /** One list of weights per round. */
  constructor(weights: readonly Float64Array[]) {
    this.networks = weights.map(list => new RoundNetwork(list));
  }

  /** The heroes to come after each pick. */
  picks(state: State, seat: number, codes: Int32Array, count: number, values: Float64Array): void {
    const { row, sums, changed, counts: open } = this;
    const network = this.networks[state[ROUND] - 1];
    pickRow(state, seat, row);
    const { effects, openHeroes } = network;
    const heroes = this.total(network, row); // and leaves the open cards in `counts`
    for (let i = 0; i < count; i++) {
      const card = codes[i];
      const before = effectAt(OPEN + card, open[card]);
      open[card]++;
      const after = effectAt(OPEN + card, open[card]);
      const gain = heroesAlone(open) - heroes;
      open[card]--;
      for (let j = 0; j < sums.length; j++) {
        changed[j] = sums[j] + effects[after + j] - effects[before + j] + gain * openHeroes[j];
      }
      values[i] = network.output(changed);
    }
  }

  /**
   * The heroes to come after each of a seat's listed purchases, in the order of the list. After the last round they are
   * counted, not estimated.
   */
  purchases(state: State, seat: number, codes: Int32Array, count: number, values: Float64Array): void {
    const { row, branches, places } = this;
    if (state[ROUND] === tables.ROUNDS) {
      for (let i = 0; i < count; i++) {
        purchaseRow(state, seat, codes[i], row);
        values[i] = finalHeroes(row);
      }
      return;
    }
    const network = this.networks[state[ROUND]];
    purchaseRow(state, seat, NOTHING, row);
    this.heroes[0] = this.total(network, row);
    branches[0].set(this.sums);
    for (let card = 0; card < KINDS; card++) this.rows[0][card] = row[KEPT + card];
    for (let r = 0; r < RESOURCES.length; r++) this.rows[0][KINDS + r] = row[TOKENS_CELL + r];
    places[NOTHING] = 0;
    values[0] = network.output(branches[0]);
    for (let i = 1; i < count; i++) {
      // A purchase without its last card is listed before it.
      const code = codes[i];
      const bit = 31 - Math.clz32(code & ~NOTHING);
      const parent = places[code & ~(1 << bit)];
      places[code] = i;
      this.extend(network, state, state[draftedBy(seat) + bit], parent, i);
      values[i] = network.output(branches[i]);
    }
  }

  /** The sums of a purchase, from those of a purchase with one card less. */
  private extend(network: RoundNetwork, state: State, card: number, parent: number, place: number): void {
    const row = this.rows[place];
    row.set(this.rows[parent]);
    const have = ++row[card];
    this.heroes[place] = heroesAlone(row);
    const gain = this.heroes[place] - this.heroes[parent];
    const { effects, openHeroes, keptHeroes } = network;
    const open = effectAt(OPEN + card, have);
    const openBefore = effectAt(OPEN + card, have - 1);
    const kept = effectAt(KEPT + card, have);
    const keptBefore = effectAt(KEPT + card, have - 1);
    const from = this.branches[parent];
    const sums = this.branches[place];
    for (let j = 0; j < sums.length; j++) {
      const cards = effects[open + j] - effects[openBefore + j] + effects[kept + j] - effects[keptBefore + j];
      sums[j] = from[j] + cards + gain * (openHeroes[j] + keptHeroes[j]);
    }
    for (let r = 0; r < RESOURCES.length; r++) {
      const price = state[PRICE + card * RESOURCES.length + r];
      if (price === 0) continue;
      const before = effectAt(TOKENS_CELL + r, row[KINDS + r]);
      row[KINDS + r] -= price;
      const after = effectAt(TOKENS_CELL + r, row[KINDS + r]);
      for (let j = 0; j < sums.length; j++) sums[j] += effects[after + j] - effects[before + j];
    }
  }

  /** The heroes to come for a row in a round. */
  value(round: number, row: Int16Array): number {
    const network = this.networks[round - 1];
    this.total(network, row);
    return network.output(this.sums);
  }

  /** Sums up the first layer for a row; returns what its open cards score on their own. */
  private total(network: RoundNetwork, row: Int16Array): number {
    const { sums, counts, present } = this;
    for (let card = 0; card < KINDS; card++) counts[card] = row[KEPT + card];
    const kept = heroesAlone(counts);
    for (let card = 0; card < KINDS; card++) counts[card] = row[OPEN + card];
    const open = heroesAlone(counts);
    let cells = 0;
    for (let cell = 0; cell < ROW; cell++) if (row[cell] > 0) present[cells++] = effectAt(cell, row[cell]);
    const { bias, openHeroes, keptHeroes, effects } = network;
    // Four at a time: their sums stay in registers.
    for (let j = 0; j < sums.length; j += 4) {
      let a = bias[j] + open * openHeroes[j] + kept * keptHeroes[j];
      let b = bias[j + 1] + open * openHeroes[j + 1] + kept * keptHeroes[j + 1];
      let c = bias[j + 2] + open * openHeroes[j + 2] + kept * keptHeroes[j + 2];
      let d = bias[j + 3] + open * openHeroes[j + 3] + kept * keptHeroes[j + 3];
      for (let i = 0; i < cells; i++) {
        const at = present[i] + j;
        a += effects[at];
        b += effects[at + 1];
        c += effects[at + 2];
        d += effects[at + 3];
      }
      sums[j] = a;
      sums[j + 1] = b;
      sums[j + 2] = c;
      sums[j + 3] = d;
    }
    return open;
  }
}
