import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config } from 'jest';
import { SECTIONS } from './shared/src/federation/apps.ts';
import { browserProject, sourceTransforms, TEST_TIMEOUT_MS } from './shared/src/testing/jest/browserProject.ts';

const here = (path: string) => join(import.meta.dirname, path);

const inBrowser = (name: string) => browserProject(name, here(name));

/** Suites that build or start programs are left to `npm run test:all`, which runs only these (`SLOW_UNITS`). */
const LEFT_OUT = process.env['SLOW_UNITS'] ? '^(?!.*\\.slow\\.)' : '\\.slow\\.';

/** Suites that measure computing time: next to another worker they would take twice as long. */
const ALONE = '\\.alone\\.test\\.ts$';

const inNode = (name: string, testMatch = ['<rootDir>/**/*.test.ts']) => ({
  ...sourceTransforms,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  testMatch,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
});

const api = {
  ...inNode('api'),
  runtime: here('api/src/testing/jest/runtime.cjs'),
  testEnvironment: here('api/src/testing/jest/environment.cjs'),
  globalSetup: here('api/src/testing/globalSetup.ts'),
  globalTeardown: here('api/src/testing/globalTeardown.ts'),
};

const testRunner = here('launcher/testing/unitRunner.ts');

/** Adds the settings shared by every project of `npm test`. */
const project = <Project extends { testPathIgnorePatterns: string[] }>(own: Project) => ({
  ...own,
  testPathIgnorePatterns: [...own.testPathIgnorePatterns, LEFT_OUT, ALONE],
  testRunner,
});

const alone = {
  ...api,
  displayName: 'alone',
  rootDir: '.',
  roots: ['api', 'shared', 'shell'].map(here),
  testMatch: ['<rootDir>/*/**/*.alone.test.ts'],
  testRunner,
};

/**
 * One project for each workspace. In a browser workspace, a test that needs Node is called `*.node.test.ts`. `npm test`
 * leaves two kinds to `npm run test:all`: `*.slow.test.ts`, and `*.alone.test.ts`, which measures in Node and runs next
 * to no other.
 */
const config: Config = {
  // A suite waits for its database and its timers a quarter of its time.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // Each suite leaves some megabytes of its modules behind: a large worker is replaced, because each garbage collection
  // of a full heap would take longer, and count as time in which a call blocks the event loop.
  workerIdleMemoryLimit: '1GB',
  testTimeout: TEST_TIMEOUT_MS,
  projects: [
    ...[
      inBrowser('shared'),
      inBrowser('platform'),
      inBrowser('shell'),
      ...SECTIONS.map(({ name }) => inBrowser(name)),
      api,
      inNode('launcher'),
      { ...inNode('shared', ['<rootDir>/**/*.node.test.ts']), displayName: 'shared-node' },
      { ...inNode('platform', ['<rootDir>/**/*.node.test.ts']), displayName: 'platform-node' },
      { ...inNode('shell', ['<rootDir>/**/*.node.test.ts']), displayName: 'shell-node' },
    ].map(project),
    alone,
  ],
};

export default config;
