export * from '../puzzlers.ts';
export * from './make.ts';
export * from './puzzle.ts';
export * from './rate.ts';
export * from './solvers.ts';
export * from './solving.ts';
