import { rest } from '@taproom/bots';
import {
  type Estimator,
  gameAccount,
  gameCurve,
  judgeAttempt,
  judgeChoice,
  projectedScores,
} from '@taproom/bots/coach';
import { type Catalogue, expectOk } from '@taproom/games';
import type { ReviewAnswer, ReviewedLine, ReviewQuestion } from './messages.ts';

/** The part of an answer that a question asks for. */
type Found = ReviewAnswer extends infer Answer
  ? Answer extends { id: number }
    ? Omit<Answer, 'id'>
    : never
  : never;

/** How often a paused job checks whether it can resume, in milliseconds. */
const LOOK_AGAIN = 200;

/** How thoroughly a projection looks: it is wanted at a glance, again and again. */
const GLANCE = { nodes: 400, seed: 'projection' };

/** Judges finished games, in a thread of its own. Call it once, in a worker. */
export function serveReviews(estimators: Catalogue<Estimator>): void {
  const paused = new Set<number>();

  self.addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => {
    if (data.ask === 'pause') paused.add(data.id);
    else if (data.ask === 'go-on') paused.delete(data.id);
    else if (
      data.ask === 'estimator' ||
      data.ask === 'project' ||
      data.ask === 'curve' ||
      data.ask === 'account' ||
      data.ask === 'attempt' ||
      data.ask === 'choice'
    )
      void answer(data);
  });

  async function answer(question: Exclude<ReviewQuestion, { ask: 'pause' | 'go-on' }>): Promise<void> {
    const { id } = question;
    try {
      say(id, await find(question));
    } catch (error) {
      // The page gets no error event for a rejected promise: it would wait for ever.
      say(id, {
        answer: 'failed',
        why: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    } finally {
      paused.delete(id);
    }
  }

  async function find(question: Exclude<ReviewQuestion, { ask: 'pause' | 'go-on' }>): Promise<Found> {
    if (question.ask === 'estimator') {
      const found = estimators.find(question.game, question.rules);
      const { version, ladder } = found.ok ? found.value : { version: null, ladder: null };
      return { answer: 'estimator', version, ladder };
    }
    if (question.ask === 'project') {
      const found = estimators.find(question.game, question.rules);
      return {
        answer: 'projected',
        scores: found.ok ? projectedScores(found.value, question, GLANCE) : null,
      };
    }
    if (question.ask === 'choice') {
      const estimator = expectOk(estimators.find(question.game, question.rules));
      return { answer: 'attempt', verdict: judgeChoice(estimator, question, question.effort) };
    }
    const { id, line, depth } = question;
    const estimator = expectOk(estimators.find(line.game, line.rules));
    const setup = setupOf(estimator, line);
    switch (question.ask) {
      case 'curve':
        return { answer: 'curve', curve: await finish(id, gameCurve(estimator, setup, line.moves, depth)) };
      case 'account': {
        const account = gameAccount(estimator, setup, line.moves, { ...depth, seats: [question.seat] });
        return { answer: 'account', account: await finish(id, account) };
      }
      case 'attempt':
        return {
          answer: 'attempt',
          verdict: judgeAttempt(estimator, setup, line.moves, question.attempt, depth),
        };
    }
  }

  /** Runs a job to its end: it reports progress, receives messages, and pauses while nobody looks. */
  async function finish<Result>(id: number, job: Generator<number, Result, void>): Promise<Result> {
    let next = job.next();
    while (!next.done) {
      say(id, { answer: 'progress', done: next.value });
      do await rest(paused.has(id) ? LOOK_AGAIN : 0);
      while (paused.has(id));
      next = job.next();
    }
    return next.value;
  }
}

const setupOf = ({ game }: Estimator, { seats, options }: ReviewedLine): Int16Array =>
  expectOk(game.setup(seats, options));

const say = (id: number, found: Found): void => self.postMessage({ id, ...found } satisfies ReviewAnswer);
