export { type ReadRecord, readRecord } from './read.ts';
export {
  type CommentPlace,
  cleanName,
  type GameRecord,
  type HeaderKey,
  type Lines,
  RECORD_LIMITS,
  RECORD_REFUSAL_CODES,
  type ReadRefusal,
  type RecordComment,
  type RecordEntry,
  type ReplayRefusal,
  withoutDirections,
} from './record.ts';
export { type Played, recordOf } from './recorder.ts';
export { type Replay, type ReplayStep, replayRecord } from './replay.ts';
export { writeRecord } from './write.ts';
