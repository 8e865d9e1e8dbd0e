declare module 'jest-circus/runner' {
  import type { TestResult } from '@jest/reporters';

  interface Environment {
    handleTestEvent?: (event: { name: string }, state: unknown) => void | Promise<void>;
  }

  /** Runs one suite in its environment. */
  const run: (
    globalConfig: { rootDir: string },
    config: unknown,
    environment: Environment,
    ...rest: unknown[]
  ) => Promise<TestResult>;
  export default run;
}
