import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const NAMED = 10;

/**
 * Lists the tests that passed only at a second try, and the slowest test files, with how long each took from import to
 * clean-up, at the end of a run.
 */
export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap(module =>
      [...module.children.allTests()]
        .filter(test => test.diagnostic()?.flaky === true)
        .map(test => `${relative(process.cwd(), module.moduleId)} > ${test.fullName}`),
    );
    if (retried.length > 0)
      console.log(` Passed only at a second try:\n${retried.map(name => `  ${name}`).join('\n')}`);
    if (modules.length <= NAMED) return;
    const timed = modules.map(module => {
      const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic();
      return { name: module.moduleId, ms: collectDuration + setupDuration + prepareDuration + duration };
    });
    const slowest = timed.sort((one, other) => other.ms - one.ms).slice(0, NAMED);
    console.log(` The ${NAMED} slowest files:`);
    for (const { name, ms } of slowest)
      console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${relative(process.cwd(), name)}`);
  }
}
