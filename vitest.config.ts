import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './scripts/slowest.ts'],
    projects: [
      {
        // Pure code: the files of one worker share the modules that they import.
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/{games,bots,table,cli}/test/**/*.test.ts',
            'checks/**/*.test.ts',
          ],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/test/**/*.test.ts'],
          globalSetup: 'packages/server/test/shared.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/web/test/**/*.test.ts'],
          globalSetup: 'packages/web/test/shared.ts',
          // A browser that gets no time on a busy machine can miss an animation; a fault fails twice.
          retry: 1,
        },
      },
    ],
    // Many tests wait for a browser or a disk: a machine with two cores has time for two at once.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['packages/games/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.fixture.ts', '**/testing/**'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: '.build/coverage',
      thresholds: { lines: 98, branches: 95 },
    },
  },
});
