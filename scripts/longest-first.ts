import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begins with the files that take longest, named by the ends of their paths, so that no core waits for the last of them. A fresh clone
 * knows of no earlier run to order them by.
 */
export function longestFirst(longest: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification) => {
        const at = longest.findIndex((name) => moduleId.endsWith(name));
        return at < 0 ? longest.length : at;
      };
      return (await super.sort(files)).sort((first, second) => rank(first) - rank(second));
    }
  };
}
