export * from '../explorers.ts';
export * from './book.ts';
export * from './explorer.ts';
export * from './pairs.ts';
export * from './results.ts';
