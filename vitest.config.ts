import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'checks/**/*.test.ts'],
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
