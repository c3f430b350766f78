export * from './referee.ts';
export * from './seating.ts';
export * from './statistics.ts';
export * from './summary.ts';
export * from './traits.ts';
