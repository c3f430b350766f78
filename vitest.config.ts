import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import SlowFirst from './scripts/slow-first.ts';

export default defineConfig({
  test: {
    reporters: ['default', './scripts/slowest.ts'],
    sequence: { sequencer: SlowFirst },
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
          // What builds or installs something says so itself.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/test/**/*.test.ts'],
          globalSetup: 'packages/server/test/shared.ts',
          // Real databases and processes, too, may get no time for seconds. A fault fails twice.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/web/test/**/*.test.ts'],
          globalSetup: 'packages/web/test/shared.ts',
          // The files of one worker share the modules that they import, and Chromium.
          isolate: false,
          // Real browsers share two cores with the other tests, and one may get no time for 40 s. A fault fails every time.
          retry: 2,
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
