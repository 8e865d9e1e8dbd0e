import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Compiler } from 'webpack';
import { CALLS_FILE } from '../../contract/comparison/callsFile.ts';
import { BUILDS_FOLDER } from '../../section/registry.ts';

/** Manifest of Module Federation, for its devtools and for other hosts: no shell of the portal reads it. */
const FEDERATION_MANIFEST_FILE = 'mf-manifest.json';

/**
 * Lists the files of each build in `builds/<id>.json` next to the build's record. Builds share a folder, so that an
 * open page still finds its chunks, and a rollback is an edit of the registry. `register` uses these lists to delete
 * the files of builds that are no longer needed.
 */
export class BuildFilesPlugin {
  readonly record: string;

  /** @param record path of the build's own record in its output folder. */
  constructor(record: string) {
    this.record = record;
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('BuildFiles', (compilation) => {
      const folder = dirname(this.record);
      const record = relative(folder, this.record);
      const files = Object.keys(compilation.assets)
        .map((file) => relative(folder, join(compiler.outputPath, file)))
        // Every build writes its record, its calls and the federation's manifest under the same names.
        .filter((file) => !file.startsWith(record) && ![CALLS_FILE, FEDERATION_MANIFEST_FILE].includes(file))
        .sort();
      const { id } = JSON.parse(readFileSync(this.record, 'utf8')) as { id: string };
      mkdirSync(join(folder, BUILDS_FOLDER), { recursive: true });
      writeFileSync(join(folder, BUILDS_FOLDER, `${id}.json`), JSON.stringify(files, null, 2));
    });
  }
}
