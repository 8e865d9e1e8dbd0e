import type { Config } from 'jest';

/** Packages that ship ES modules alone, or import one when they are asked; the transform turns them into what jest's runtime reads. */
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
    '\\.module\\.css$': '<rootDir>/../jest/classNames.cjs',
    '\\.css$': '<rootDir>/../jest/empty.cjs',
  },
} satisfies Config;

const inBrowser = (name: string) => ({
  ...base,
  displayName: name,
  rootDir: name,
  testEnvironment: '<rootDir>/../jest/browserEnvironment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../jest/setupBrowser.ts'],
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
 * One project a workspace. A test that needs Node instead of a browser, in a workspace of the browser,
 * is called `*.node.test.ts`.
 */
const config: Config = {
  projects: [
    inBrowser('shared'),
    inBrowser('shell'),
    inBrowser('mf-sign'),
    inBrowser('mf-manager'),
    inBrowser('mf-news-space'),
    inBrowser('mf-about'),
    {
      ...inNode('api'),
      setupFilesAfterEnv: ['<rootDir>/src/testing/timeout.ts'],
      globalSetup: '<rootDir>/src/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
    },
    inNode('launcher'),
    { ...inNode('shared', ['<rootDir>/**/*.node.test.ts']), displayName: 'shared-node' },
    { ...inNode('shell', ['<rootDir>/**/*.node.test.ts']), displayName: 'shell-node' },
  ],
};

export default config;
