import { extname, join } from 'node:path';
import type { Config } from 'jest';
import { BEGIN, TEST_TIMEOUT_MS } from './time.ts';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const here = (file: string) => join(import.meta.dirname, file);
/** TypeScript in this repository, JavaScript where the package was installed. */
const SETUP = here(`setupBrowser${extname(import.meta.filename)}`);

export { TEST_TIMEOUT_MS };

/** Packages that ship only ES modules, or import one; they are transformed into what jest's runtime reads. */
const ESM_ONLY = [
  '@portal/shared',
  'content-disposition',
  'jotai',
  'kysely',
  'fastify-plugin',
  'react-error-boundary',
  'react-intersection-observer',
  'marked',
  'nanoid',
  'p-queue',
  '@fastify/cookie',
  'cookie',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer/inflate',
  '@borewit/text-codec',
  'p-queue',
  'p-timeout',
  'eventemitter3',
  // It imports parts of itself when it is used.
  '@opentelemetry/otlp-exporter-base',
];

const SWC: [string, Record<string, unknown>] = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
  },
];

/** What jest needs to read the portal's sources, in the browser's environment and in Node's. */
export const sourceTransforms = {
  transform: {
    '\\.module\\.css$': here('classNames.cjs'),
    '^.+\\.(ts|tsx|js|mjs)$': SWC,
    '/otlp-exporter-base/.+\\.cjs$': SWC,
  },
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '(?<!\\.module)\\.css$': here('empty.cjs'),
  },
} satisfies Project;

/**
 * The jest project of a workspace whose code runs in browsers, tested in jsdom. A section outside the portal's
 * repository has it as its whole `jest.config.ts`.
 * @param name what the runner calls it.
 * @param rootDir its folder.
 */
export const browserProject = (name: string, rootDir: string) => ({
  ...sourceTransforms,
  displayName: name,
  rootDir,
  testEnvironment: here('browserEnvironment.cjs'),
  setupFilesAfterEnv: [SETUP],
  // Of a suite that takes a clock of its own without saying from when.
  fakeTimers: { now: BEGIN },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.node\\.test\\.ts$'],
  testTimeout: TEST_TIMEOUT_MS,
});
