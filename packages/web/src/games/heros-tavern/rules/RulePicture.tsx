import { type Card, tables } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import type { Words } from '../../../i18n/en/heros-tavern/pictures.ts';
import { CARD_PICTURES } from '../art/pictures.tsx';
import './pictures.css';

interface PictureProps {
  readonly name: string;
  readonly words: Words;
}

/** The small illustration of a rule. */
export function RulePicture({ name, words }: PictureProps): ReactNode {
  const picture = PICTURES.find(one => one.name === name);
  if (picture === undefined) return null;
  const { box, Drawing } = picture;
  return (
    <svg className="tavern-picture" viewBox={box} role="img" aria-label={words.label[picture.name]}>
      <Drawing />
    </svg>
  );
}

const SEATS = [0, 1, 2, 3].map(seat => ({
  x: 150 * Math.sin((seat * Math.PI) / 2),
  y: -110 * Math.cos((seat * Math.PI) / 2),
}));

/** 2.2 */
function Draft(): ReactNode {
  return (
    <>
      <ellipse rx={95} ry={62} className="table-top" />
      {SEATS.map(({ x, y }, seat) => (
        <g key={`${x} ${y}`}>
          {[-1, 0, 1].map(card => (
            <rect
              key={card}
              className="hand-card"
              x={-15}
              y={-22}
              width={30}
              height={44}
              rx={4}
              transform={`translate(${x + card * 15} ${y + Math.abs(card) * 3}) rotate(${card * 12})`}
            />
          ))}
          <g transform={`rotate(${seat * 90})`}>
            <path
              className="pass"
              d={seat % 2 === 0 ? 'M52 -104Q105 -98 122 -62' : 'M40 -130Q78 -124 92 -88'}
            />
            <path
              className="pass"
              d={seat % 2 === 0 ? 'M104 -70L123 -58L130 -80' : 'M76 -98L94 -84L102 -106'}
            />
          </g>
        </g>
      ))}
    </>
  );
}

const SETS: readonly { readonly cards: readonly Card[]; readonly heroes: number }[] = [
  { cards: ['food', 'food', 'food'], heroes: tables.FOOD_HEROES },
  { cards: ['light-ale', 'dark-ale'], heroes: tables.ALE_MIXED },
  { cards: ['light-ale', 'light-ale'], heroes: tables.ALE_SAME },
];

/** 3.2, 3.3 */
function Sets(): ReactNode {
  return SETS.map(({ cards, heroes }, row) => (
    <g key={cards.join()} transform={`translate(0 ${55 + row * 110})`}>
      {cards.map((card, i) => {
        const Picture = CARD_PICTURES[card];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place only.
          <g key={i} transform={`translate(${50 + i * 96} 0)`}>
            <rect className="plank" x={-44} y={-50} width={88} height={100} rx={10} />
            <g transform="scale(.8)">
              <Picture />
            </g>
          </g>
        );
      })}
      <text x={345} className="heroes">
        {heroes}
      </text>
    </g>
  ));
}

const PICTURES = [
  { name: 'draft', box: '-210 -150 420 300', Drawing: Draft },
  { name: 'sets', box: '0 0 400 330', Drawing: Sets },
] as const;
