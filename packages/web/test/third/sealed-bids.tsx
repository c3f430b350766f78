import { type ReactNode, useSyncExternalStore } from 'react';
import type { Bid, Breakdown, Event, View } from '../../../games/test/sealed-bids.ts';
import type { Happening } from '../../src/log/happenings.ts';
import type { Face, Sign, SignWords, Speech, TextFace } from '../../src/play/face.ts';
import type { PlayedGame } from '../../src/play/game.ts';
import { LastTurns } from '../../src/play/LastTurns.tsx';
import { useLookBack } from '../../src/play/look-back.tsx';
import { useLookedAt } from '../../src/play/useLookedAt.ts';
import { useRevelation } from '../../src/play/useRevelation.ts';
import { Zoom } from '../../src/play/Zoom.tsx';
import { terms } from '../../src/rules/glossary.ts';
import { rule, section } from '../../src/rules/rules.ts';
import { passage } from '../../src/text-table/passage.ts';
import { nameForReader } from '../../src/text-table/reader.ts';

interface Bids {
  readonly view: View;
  readonly event: Event;
  readonly move: Bid;
  readonly breakdown: Breakdown;
  /** Its screen needs nothing but the contract. */
  readonly edition: object;
}

const total = (lots: readonly number[]): number => lots.reduce((a, b) => a + b, 0);
const list = (numbers: readonly number[]): string => numbers.join(', ') || 'none';

// ---- The log
function happened(event: Event): Happening {
  switch (event.event) {
    case 'drawn':
      return { kind: 'news', sentence: () => `The lots are worth ${list(event.row)}.` };
    case 'chose':
      return {
        kind: 'deed',
        seat: event.seat,
        clause: person => `${person === 'you' ? 'bid' : 'bids'} the ${event.card}`,
        gains: [],
      };
    case 'revealed':
      return {
        kind: 'news',
        sentence: names => {
          const bids = event.bids.map((card, seat) => `${names.name(seat)} ${card}`).join(', ');
          const taker = event.taker === null ? 'Nobody' : names.name(event.taker);
          return `The bids: ${bids}. Lot ${event.lot} goes to: ${taker}.`;
        },
      };
    case 'game-over':
      return {
        kind: 'news',
        sentence: names => `The winners: ${event.winners.map(seat => names.name(seat)).join(', ')}.`,
      };
  }
}

// ---- The text table
const text: TextFace<Bids> = {
  vocabulary: { verb: { bid: 'bid' }, topic: { lots: 'lots row' }, noun: {} },
  topics: [{ name: 'lots', isPrivate: false, show: ({ view }) => [passage('The lots', [list(view.row)])] }],
  seat: (seat, { view }, reader) => {
    const player = view.players[seat];
    return player === undefined
      ? []
      : [
          passage(reader.words.text.player(nameForReader(reader, seat), seat + 1), [
            `Lots: ${list(player.lots)}. Cards bid so far: ${list(player.bids)}.`,
          ]),
        ];
  },
  score: ({ view }, reader) =>
    passage(
      reader.words.text.score,
      view.players.map(({ lots }, seat) => `${nameForReader(reader, seat)}: ${total(lots)}`),
    ),
  standing: ({ view }) =>
    view.row[view.round - 1] === undefined
      ? []
      : [`Round ${view.round} of ${view.row.length}: the lot is worth ${view.row[view.round - 1]}.`],
  prompt: () => 'Bid a card.',
  describe: moves => moves.map(({ card }) => ({ title: 'Bid', sentence: `Bid the ${card}.` })),
  whyHint: () => '',
};

const speech: Speech<Bids> = {
  provide: children => children,
  happenings: events => events.map(happened),
  explain: ({ code }) => (code === 'card-not-in-hand' ? 'You have no such card any more.' : null),
  about: (key, { view }) => {
    const [, number = ''] = key.split(':');
    const worth = view.row[Number(number) - 1];
    return worth === undefined
      ? null
      : { title: `Lot ${number}`, lines: [`It is worth ${worth}.`], rule: '1.1' };
  },
  keys: [{ keys: ['B'], does: 'Bid' }],
  guide: { bid: 'Choose a card. The highest one takes the lot, unless two are the same.' },
  text,
};

// ---- The table, drawn
function Table({ game }: { readonly game: PlayedGame<Bids> }): ReactNode {
  const now = useSyncExternalStore(game.subscribe, game.get);
  const { plan, outcome, curtain } = now;
  const look = useLookBack();
  const { view } = useLookedAt(game, now, look.at);
  const revelation = useRevelation(now);
  return (
    <section className="sealed-bids-table">
      <h1>Sealed Bids</h1>
      <Zoom className="sealed-bids-lots">
        <Lots row={view.row} round={view.round} />
      </Zoom>
      <LastTurns now={now} />
      {look.at !== null && <p>Looking back</p>}
      <ul>
        {view.players.map(({ lots, in: isIn }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
          <li key={seat}>
            Seat {seat + 1}: {total(lots)} {isIn && '(has bid)'}
          </li>
        ))}
      </ul>
      <div data-guide="bid">
        {plan?.legal.map(move => (
          <button
            key={move.card}
            type="button"
            className="button"
            aria-pressed={plan.moves.some(({ card }) => card === move.card)}
            onClick={() => game.act(move)}
          >
            Bid {move.card}
          </button>
        ))}
      </div>
      {revelation?.event.event === 'revealed' && (
        <p>
          All see {revelation.event.bids.join(' and ')}.{' '}
          <button type="button" className="button" onClick={revelation.done}>
            Seen
          </button>
        </p>
      )}
      {curtain !== null && revelation === null && (
        <button type="button" className="button" onClick={() => game.liftCurtain()}>
          I am seat {curtain + 1}
        </button>
      )}
      {plan?.ready && (
        <button type="button" className="button main" onClick={() => void game.confirm()}>
          Confirm
        </button>
      )}
      {outcome && <p role="status">The game is over: {outcome.scores.join(' to ')}</p>}
    </section>
  );
}

/** The row of lots: a card for each, the one that is up with a thick frame. */
const Lots = ({ row, round }: { readonly row: readonly number[]; readonly round: number }): ReactNode => (
  <svg role="img" aria-label={`The lots: ${list(row)}`} width={180} height={80}>
    {row.map((lot, i) => (
      <g key={lot} transform={`translate(${i * 60 + 5} 5)`} data-about={`lot:${i + 1}`}>
        <rect
          width={45}
          height={65}
          rx={5}
          fill="transparent"
          stroke="currentColor"
          strokeWidth={i + 1 === round ? 4 : 1}
        />
        <text x={22} y={40} textAnchor="middle" fill="currentColor">
          {lot}
        </text>
      </g>
    ))}
  </svg>
);

const face: Face<Bids> = {
  Table,
  partOf: ({ event }) => (event === 'drawn' ? 'draw' : 'reveal'),
  standsAlone: ({ event }) => event === 'revealed',
  follows: ({ event }) => event === 'drawn',
  reveals: ({ event }) => event === 'revealed',
  cue: ({ event }) => (event === 'revealed' ? 'coin' : undefined),
  guide: [{ name: 'bid', at: ['bid'], until: ({ plan }) => plan !== null && plan.moves.length > 0 }],
  aidAt: () => '',
  ruleOf: ({ code }) => (code === 'card-not-in-hand' ? '1.2' : null),
  speak: async () => speech,
};

const rules = {
  intro: ['Three lots, four cards each, and nobody knows what the others bid.'],
  sections: [
    section(
      '1',
      'The auction',
      rule('1.1', 'All bid a card at the same time. The highest one takes the lot; a tie takes nothing.'),
      rule('1.2', 'A card that was bid is gone.'),
    ),
  ],
};

export const sign: Sign = {
  id: 'sealed-bids',
  title: 'Sealed Bids',
  quickTable: { bots: 1, options: {} },
  guidedTable: { levels: ['bidder'], options: {} },
  aids: [],
  Picture: () => <Lots row={[6, 2, 5]} round={1} />,
  Portrait: () => null,
  Scenery: () => null,
  pages: [],
  learning: async () => ({
    rules: async () => ({ rules, Picture: () => null }),
    glossary: async () => ({ entries: terms('lot | what all bid for'), inflect: term => term }),
    questions: async () => ({ idle: [], asked: [] }),
    aid: async () => ({ title: 'Player aid', sections: [], Icon: () => null }),
  }),
  points: async () => ({
    whole: n => `${n} points`,
    written: n => `${n} points`,
    title: 'Points',
    many: 'points',
  }),
  lessons: null,
  puzzles: null,
  review: null,
  puzzleTools: null,
  explore: null,
  options: null,
  face: async () => face,
};

export const signWords: SignWords = {
  pitch: 'Three lots, sealed bids. 2–4 players, two minutes.',
  levels: { bidder: 'Bidder' },
  intros: {},
  pages: {},
};
