export * from './catalogue.ts';
export * from './chance.ts';
export * from './game.ts';
export * from './games.ts';
export * from './record/index.ts';
export * from './result.ts';
export * from './turn.ts';
