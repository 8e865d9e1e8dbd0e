import { join, resolve } from 'node:path';
import type { Config } from 'jest';
import plain from '../../jest.config.ts';
import { ROOT } from '../root.ts';

const PLAIN = '@swc/jest';
const transformer = join(import.meta.dirname, 'transformer.ts');

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** The same project with a transformer that can apply a fault. */
const withFaults = (project: Project): Project => ({
  ...project,
  rootDir: typeof project.rootDir === 'string' ? resolve(ROOT, project.rootDir) : ROOT,
  transform: Object.fromEntries(
    Object.entries(project.transform ?? {}).map(([pattern, transform]) => [
      pattern,
      Array.isArray(transform) && transform[0] === PLAIN ? [transformer, transform[1]] : transform,
    ]),
  ) as NonNullable<Project['transform']>,
});

/** The portal's own jest configuration, for runs with a fault. */
const config: Config = {
  ...plain,
  rootDir: ROOT,
  projects: (plain.projects ?? []).filter((project) => typeof project !== 'string').map(withFaults),
};

export default config;
