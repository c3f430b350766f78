import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, slowest first. Without them a new checkout would begin with the largest files. */
const SLOW = [
  'looks',
  'made-up',
  'styles',
  'online',
  'welcome-looks',
  'evening-by-keys',
  'company',
  'upgrade',
  'addresses',
  'for-everybody',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = SLOW.findIndex(name => moduleId.endsWith(`/packages/web/test/${name}.test.ts`));
  return rank === -1 ? SLOW.length : rank;
};

/** The slowest first. A worker keeps what it has loaded only as long as the next file is of the same project. */
const PROJECTS = ['browser', 'server', 'unit'];

const placeOf = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);

/**
 * Begins with the slowest files, so that no worker is left with one of them when the others are done, and goes from
 * project to project.
 */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort(
      (one, other) => placeOf(one) - placeOf(other) || rankOf(one) - rankOf(other),
    );
  }
}
