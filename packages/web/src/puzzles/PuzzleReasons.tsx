import type { Part } from '@taproom/bots/coach';
import type { Game } from '@taproom/games';
import { type ReactNode, useEffect, useState } from 'react';
import { PartList } from '../review/PartList.tsx';
import { reviewThread } from '../review/thread.ts';
import { comparedTurn, reasonsIn } from './comparison.ts';
import { type PuzzleGame, turnEvents } from './game.ts';
import type { PuzzleVerdict } from './session.ts';
import { useTurnInWords } from './turn-in-words.ts';
import type { LoadedPuzzleWords } from './words.ts';

/** How thoroughly the two turns are compared. */
const NODES = 1000;

interface PuzzleReasonsProps {
  readonly verdict: PuzzleVerdict;
  readonly game: PuzzleGame;
  readonly rules: Game;
  readonly words: LoadedPuzzleWords;
}

/** Why the answer of a judgement is better: what it brings more and less of, measured now in imagined games. */
export function PuzzleReasons({
  verdict,
  game,
  rules,
  words: { general, own },
}: PuzzleReasonsProps): ReactNode {
  const say = useTurnInWords(game);
  const { puzzle } = game;
  const [parts, setParts] = useState<readonly Part[] | null>(null);
  const wrong = verdict.isRight ? null : verdict.played;
  const compared = comparedTurn(rules, puzzle, wrong);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verdict is compared once.
  useEffect(() => {
    if (compared === null) return;
    let wanted = true;
    const { position, seat, id } = puzzle;
    const choice = { game: rules.id, rules: rules.rules, position, seat, played: compared.moves };
    void reviewThread.choice(choice, { nodes: NODES, seed: `puzzle ${id}` }).then(
      judged => wanted && setParts(reasonsIn(rules, puzzle, judged)),
      // Without reasons the answer is still right.
      (error: unknown) => {
        console.error('The turns of a puzzle could not be compared:', error);
        if (wanted) setParts([]);
      },
    );
    return () => {
      wanted = false;
    };
  }, [verdict]);
  if (compared === null || parts?.length === 0) return null;
  if (parts === null) return <p className="puzzle-why">{general.comparing}</p>;
  return (
    <div className="puzzle-why">
      <p>
        {compared.isPlayed
          ? general.whyNotYours
          : general.whyNotNext(say(turnEvents(rules, puzzle, [compared.moves])[0] ?? []))}
      </p>
      <PartList parts={parts} nameOf={part => own.parts[part]} />
    </div>
  );
}
