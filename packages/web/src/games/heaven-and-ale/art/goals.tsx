import { type Goal, MONKS, RESOURCES } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { circle, hexagon, plate } from '../../../art/paths.ts';
import { Line, Place, Shape } from '../../../art/pen.tsx';
import { Brewmaster } from './brewmaster.tsx';
import { Ground } from './ground.tsx';
import { MonkEmblem } from './monks.tsx';
import { Numeral } from './numeral.tsx';
import { Plaque } from './plaque.tsx';
import { ResourceMarker } from './resources.tsx';
import { Moon, Sun } from './roundels.tsx';
import { Barn } from './sheds.tsx';

/** Six tiles of one fertility. */
function SixTiles({ fertility }: { readonly fertility: string }): ReactNode {
  return (
    <>
      <Place x={8} y={-8}>
        <Shape d={hexagon(40)} tone="parchmentDeep" w={4} />
      </Place>
      <Place x={-2}>
        <Shape d={hexagon(42)} tone="giltLight" w={4.4} />
        <Numeral of={fertility} y={-5} height={44} weight={12} />
      </Place>
      <Place x={22} y={32}>
        <Plaque of="×6" width={50} />
      </Place>
    </>
  );
}

/** Half a garden with every hex taken. */
function FullSide({ side }: { readonly side: 'sunny' | 'shady' }): ReactNode {
  const places: readonly (readonly [number, number])[] = [
    [-17, 2],
    [17, 2],
    [-34, 31],
    [0, 31],
    [34, 31],
  ];
  return (
    <>
      {places.map(([x, y]) => (
        <Place key={x} x={x} y={y} scale={0.38}>
          <Ground side={side} />
          <Line d={hexagon(47)} w={9} />
          <Line d="M-20 2L-4 20L24 -20" w={14} ink={side === 'sunny' ? 'ink' : 'chalk'} />
        </Place>
      ))}
      <Place y={-28} scale={0.46}>
        {side === 'sunny' ? <Sun /> : <Moon />}
      </Place>
    </>
  );
}

const GOAL_EMBLEMS: Readonly<Record<Goal, () => ReactNode>> = {
  'brewmaster-on-1': () => (
    <>
      <Place x={-9} y={-3} scale={0.9}>
        <Brewmaster />
      </Place>
      <Place x={27} y={30}>
        <Plaque tone="wood" of="1" />
      </Place>
    </>
  ),
  'all-markers-on-1': () => (
    <>
      {RESOURCES.map((resource, i) => (
        <Place key={resource} x={(i - 2) * 20} y={i % 2 === 0 ? -27 : -10} scale={0.37}>
          <ResourceMarker resource={resource} />
        </Place>
      ))}
      <Place y={29}>
        <Plaque tone="wood" of="1" width={64} />
      </Place>
    </>
  ),
  'six-fertility-1': () => <SixTiles fertility="1" />,
  'six-fertility-5': () => <SixTiles fertility="5" />,
  'all-monk-discs': () => (
    <>
      {MONKS.map((monk, i) => (
        <Place key={monk} x={i % 2 === 0 ? -23 : 23} y={i < 2 ? -23 : 23}>
          <Shape d={circle(0, 0, 22)} tone="purple" w={4} />
          <Place scale={0.32}>
            <MonkEmblem monk={monk} />
          </Place>
        </Place>
      ))}
    </>
  ),
  'all-resource-discs': () => (
    <>
      {RESOURCES.map((resource, i) => {
        const angle = (i * 2 * Math.PI) / 5;
        return (
          <Place key={resource} x={Math.round(29 * Math.sin(angle))} y={Math.round(2 - 29 * Math.cos(angle))}>
            <Shape d={circle(0, 0, 17)} tone="purple" w={3.8} />
            <Place scale={0.22}>
              <ResourceMarker resource={resource} />
            </Place>
          </Place>
        );
      })}
    </>
  ),
  'three-sheds-alike': () => (
    <>
      {[
        [0, -28],
        [-24, 22],
        [24, 22],
      ].map(([x = 0, y = 0]) => (
        <Place key={x} x={x} y={y} scale={0.9}>
          <Barn type={1} />
        </Place>
      ))}
    </>
  ),
  'four-shed-types': () => (
    <>
      <Place x={-26} y={-30} scale={0.7}>
        <Barn type={0} />
      </Place>
      <Place x={25} y={-30} scale={0.7}>
        <Barn type={1} />
      </Place>
      <Place x={-24} y={24} scale={0.6}>
        <Barn type={2} />
      </Place>
      <Place x={26} y={23} scale={0.56}>
        <Barn type={4} />
      </Place>
    </>
  ),
  'marker-on-20': () => (
    <>
      <Place y={-20} scale={0.58}>
        <ResourceMarker resource="barley" />
      </Place>
      <Place y={26} scale={1.2}>
        <Plaque tone="wood" of="20" width={62} />
      </Place>
    </>
  ),
  'three-cards-placed': () => (
    <>
      {[-22, 22, 0].map(turn => (
        <Place key={turn} x={turn * 0.95} y={Math.abs(turn) * 0.25 - 2} turn={turn}>
          <Shape d={plate(40, 64, 5)} tone="parchment" w={4.4}>
            <Line d={plate(28, 52, 3)} w={2} ink="rubric" />
          </Shape>
        </Place>
      ))}
      <Place y={-2}>
        <Line d="M-9 1L-2 10L11 -11" w={7} ink="rubric" />
      </Place>
    </>
  ),
  'sunny-side-full': () => <FullSide side="sunny" />,
  'shady-side-full': () => <FullSide side="shady" />,
};

/** What a barrel is given for. Box 100 × 100. */
export function GoalEmblem({ goal }: { readonly goal: Goal }): ReactNode {
  const Emblem = GOAL_EMBLEMS[goal];
  return <Emblem />;
}
