import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from 'webpack';

/**
 * Placeholder for the build id until the code is known. It has the length of an id, so that source maps stay correct,
 * and only letters and digits, because webpack derives variable names from it.
 */
const BUILD_ID_PLACEHOLDER = 'TheBuildsId0';

/** Files of a development build change under the same names, and its id never changes: an open page stays on it. */
export const DEVELOPMENT_ID = 'development';

/** Build id within its own code. */
export const ownBuildId = (development: boolean) => (development ? DEVELOPMENT_ID : BUILD_ID_PLACEHOLDER);

const ids = new WeakMap<Compilation, string>();

/** Build id: a digest of all code, so that only identical builds have the same id. */
export const buildIdOf = (compilation: Compilation): string => ids.get(compilation) ?? DEVELOPMENT_ID;

const isCode = (file: string) => /\.(js|cjs|css)$/.test(file);

/**
 * Sets the id of a production build and inserts it into the code that names it: the entry, which marks its requests
 * with it, so that no other build of the section waits for them.
 */
export class BuildIdPlugin {
  readonly #declared: string;

  /** @param declared further input of the id, for changes outside the code. */
  constructor(declared: string) {
    this.#declared = declared;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('BuildId', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minification and source maps, before files are named by their content.
        { name: 'BuildId', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => {
          const code = compilation
            .getAssets()
            .filter(({ name }) => isCode(name))
            .map(({ name, source }) => ({ name, text: source.source().toString() }))
            .sort((one, other) => (one.name < other.name ? -1 : 1));
          const hash = createHash('sha256').update(this.#declared);
          for (const { name, text } of code) hash.update(`\0${name}\0`).update(text);
          const id = hash.digest('hex').slice(0, BUILD_ID_PLACEHOLDER.length);
          ids.set(compilation, id);
          for (const { name, text } of code.filter((file) => file.text.includes(BUILD_ID_PLACEHOLDER)))
            compilation.updateAsset(name, new RawSource(text.replaceAll(BUILD_ID_PLACEHOLDER, id)));
        },
      );
    });
  }
}
