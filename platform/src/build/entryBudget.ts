import { readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import type { Compiler } from 'webpack';
import { filesOf } from '@portal/shared/federation/plugins/chunkFiles';
import { grown, moduleBytes } from './moduleBytes.ts';

/** Maximum size of the initial script of every page, with the sizes of its modules at the time of that decision. */
const entryBudget = v.object({
  /** Bytes after brotli compression. */
  maxBytes: v.number(),
  /** Minified bytes by module. */
  modules: v.record(v.string(), v.number()),
});
export type EntryBudget = v.InferOutput<typeof entryBudget>;

/** File in the workspace's folder. */
export const ENTRY_BUDGET_FILE = 'entryBudget.json';

/** Maximum modules named in an error. */
const MAX_NAMED = 5;

export const readEntryBudget = (folder: string): EntryBudget =>
  v.parse(entryBudget, JSON.parse(readFileSync(join(folder, ENTRY_BUDGET_FILE), 'utf8')));

/** Modules of a built script, from the source map next to it. */
export const modulesOfFile = (file: string): Map<string, number> =>
  moduleBytes(readFileSync(file, 'utf8'), JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);

/** Digests of files and releases. */
const DIGESTS = /(?<![0-9a-f])[0-9a-f]{10,12}(?![0-9a-f])/g;

/**
 * Bytes of a script after brotli compression, its digests counted as zeros: two builds of one source differ in digests,
 * and thereby by up to 200 bytes.
 */
export const compressedBytes = (script: string): number =>
  brotliCompressSync(script.replace(DIGESTS, (digest) => '0'.repeat(digest.length))).length;

/**
 * Fails the build if its entry exceeds the budget, and names the modules that have grown. Webpack's `performance` hints
 * count before compression and name none.
 */
export class EntryBudgetPlugin {
  readonly #folder: string;

  /** @param folder of the workspace: its `entryBudget.json` is the budget. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('EntryBudget', (compilation) => {
      const main = compilation.entrypoints.get('main');
      const [script] = main ? filesOf(main).scripts : [];
      if (!script) return;
      const { maxBytes, modules } = readEntryBudget(this.#folder);
      const bytes = compressedBytes(readFileSync(join(compiler.outputPath, script), 'utf8'));
      if (bytes <= maxBytes) return;
      const blamed = grown(modulesOfFile(join(compiler.outputPath, script)), modules)
        .slice(0, MAX_NAMED)
        .map(({ module, accepted, now }) => `  ${module}: ${accepted} to ${now} bytes, minified`);
      compilation.errors.push(
        new compiler.webpack.WebpackError(
          [
            `${script} has ${bytes} bytes after brotli, ${bytes - maxBytes} more than ${ENTRY_BUDGET_FILE} allows.`,
            ...(blamed.length > 0 ? ['What has grown:', ...blamed] : ['No module has grown; the budget is too small.']),
            'Load it later by import(), or decide that it is worth it: npm run lab -- modules --accept',
          ].join('\n'),
        ),
      );
    });
  }
}
