import { extname, join } from 'node:path';
import type { Config } from 'jest';
import { BEGIN, TEST_TIMEOUT_MS } from './time.ts';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const here = (file: string) => join(import.meta.dirname, file);
/** TypeScript in this repository, JavaScript in an installed package. */
const SETUP = here(`setupBrowser${extname(import.meta.filename)}`);

export { TEST_TIMEOUT_MS };

/** Packages that contain only ES modules or import one; they are transformed for jest's runtime. */
const ESM_ONLY = [
  '@portal/shared',
  'content-disposition',
  'd3-[\\w-]+',
  'internmap',
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
  // It imports parts of itself dynamically.
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

/** Transforms for the portal's sources, in the browser environment and in Node. */
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
 * Jest project of a workspace with browser code, tested in jsdom. It is the complete `jest.config.ts` of a section
 * outside the portal's repository.
 * @param name display name in the runner.
 * @param rootDir folder of the workspace.
 */
export const browserProject = (name: string, rootDir: string) => ({
  ...sourceTransforms,
  displayName: name,
  rootDir,
  testEnvironment: here('browserEnvironment.cjs'),
  setupFilesAfterEnv: [SETUP],
  // For suites with fake timers that set no time.
  fakeTimers: { now: BEGIN },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.node\\.test\\.ts$'],
  testTimeout: TEST_TIMEOUT_MS,
});
