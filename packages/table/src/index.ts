export * from './bots.ts';
export type { TableEvent, Told } from './chronicle.ts';
export { type LogEntry, logOf, type PlayedMove } from './log.ts';
export * from './plan.ts';
export * from './refusals.ts';
export type { CommitRequest, Request } from './request.ts';
export { type ChanceSource, type Mode, secretChance, type TableSetup } from './setup.ts';
export type { Sitter } from './sitter.ts';
export { Table, type TurnStart } from './table.ts';
