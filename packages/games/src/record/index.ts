export { type ReadRecord, readRecord } from './read.ts';
export {
  cleanName,
  type Entry,
  type GameRecord,
  type Lines,
  RECORD_LIMITS,
  RECORD_REFUSAL_CODES,
  type ReadRefusal,
  type ReplayRefusal,
  withoutDirections,
} from './record.ts';
export { type Played, recordOf } from './recorder.ts';
export { type Replay, replayRecord, type Step } from './replay.ts';
export { writeRecord } from './write.ts';
