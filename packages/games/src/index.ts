export * from './chance.ts';
export * from './game.ts';
export * from './result.ts';
