import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'checks/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
