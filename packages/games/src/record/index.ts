export { type Played, recordOf } from './recorder.ts';
export { type ReadRecord, readRecord } from './read.ts';
export {
  cleanName,
  type Entry,
  type GameRecord,
  type Lines,
  type ReadRefusal,
  RECORD_LIMITS,
  RECORD_REFUSAL_CODES,
  type ReplayRefusal,
} from './record.ts';
export { type Replay, replayRecord, type Step } from './replay.ts';
export { writeRecord } from './write.ts';
