import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

/** The live build, the one to go back to, and one more for pages that have been open for long. */
const KEPT_BUILDS = 3;
const LIST_FILE = 'builds.json';

/** The files to delete: those of no build that is kept, and of none that is listed. */
export function outdatedFiles(builds: readonly string[][], present: readonly string[]): string[] {
  const kept = new Set(builds.slice(0, KEPT_BUILDS).flat());
  const known = new Set(builds.flat());
  return present.filter((file) => known.has(file) && !kept.has(file));
}

const readBuilds = (folder: string): string[][] => {
  try {
    return JSON.parse(readFileSync(join(folder, LIST_FILE), 'utf8')) as string[][];
  } catch {
    return [];
  }
};

/**
 * Keeps the files of the last few builds beside each other, so that a page opened before a deployment still finds its
 * chunks and going back is an edit of the registry; deletes what is older.
 */
export class PruneBuildsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('PruneBuilds', (compilation) => {
      const folder = compiler.outputPath;
      const files = Object.keys(compilation.assets)
        .filter((file) => !file.startsWith('..'))
        .sort();
      const same = (other: string[]) => other.join() === files.join();
      const builds = [files, ...readBuilds(folder).filter((other) => !same(other))];
      for (const file of outdatedFiles(builds, readdirSync(folder))) rmSync(join(folder, file), { force: true });
      writeFileSync(join(folder, LIST_FILE), JSON.stringify(builds.slice(0, KEPT_BUILDS)));
    });
  }
}
