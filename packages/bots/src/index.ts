export * from './bot.ts';
export * from './drive.ts';
export * from './players.ts';
export * from './roster.ts';
export * from './task.ts';
