import { join } from 'node:path';
import type { Config } from 'jest';
import { SECTIONS } from './shared/src/federation/apps.ts';

/** Packages that ship only ES modules, or import one; they are transformed into what jest's runtime reads. */
const esmOnly = [
  'content-disposition',
  'jotai',
  'kysely',
  'fastify-plugin',
  'react-intersection-observer',
  'nanoid',
  '@fastify/cookie',
  'cookie',
];

const here = (path: string) => join(import.meta.dirname, path);

const base = {
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': here('jest/classNames.cjs'),
    '\\.css$': here('jest/empty.cjs'),
  },
} satisfies Config;

const inBrowser = (name: string) => ({
  ...base,
  displayName: name,
  rootDir: name,
  testEnvironment: here('jest/browserEnvironment.cjs'),
  setupFilesAfterEnv: [here('jest/setupBrowser.ts')],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.node\\.test\\.ts$'],
});

const inNode = (name: string, testMatch = ['<rootDir>/**/*.test.ts']) => ({
  ...base,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  testMatch,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
});

/**
 * A project for each workspace. In a workspace of the browser, a test that needs Node instead is called
 * `*.node.test.ts`.
 */
const config: Config = {
  projects: [
    inBrowser('shared'),
    inBrowser('shell'),
    ...SECTIONS.map(({ name }) => inBrowser(name)),
    {
      ...inNode('api'),
      setupFilesAfterEnv: [here('api/src/testing/timeout.ts')],
      globalSetup: here('api/src/testing/globalSetup.ts'),
      globalTeardown: here('api/src/testing/globalTeardown.ts'),
    },
    inNode('launcher'),
    { ...inNode('shared', ['<rootDir>/**/*.node.test.ts']), displayName: 'shared-node' },
    { ...inNode('shell', ['<rootDir>/**/*.node.test.ts']), displayName: 'shell-node' },
  ],
};

export default config;
