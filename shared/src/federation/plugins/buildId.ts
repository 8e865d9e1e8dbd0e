import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from 'webpack';

/**
 * Stands in the code wherever the build's id belongs, until the code is known. As long as an id, so that source maps
 * stay right; letters and digits only, because webpack makes names of variables of it.
 */
const BUILD_ID_PLACEHOLDER = 'TheBuildsId0';

/** A development build changes under its names, and its id with no edit: an open page stays on it. */
export const DEVELOPMENT_ID = 'development';

/** The build's id as its own code knows it. */
export const ownBuildId = (development: boolean) => (development ? DEVELOPMENT_ID : BUILD_ID_PLACEHOLDER);

const ids = new WeakMap<Compilation, string>();

/** The build's id: a digest of all its code, so that two builds have the same one only if they are the same. */
export const buildIdOf = (compilation: Compilation): string => ids.get(compilation) ?? DEVELOPMENT_ID;

const isCode = (file: string) => /\.(js|cjs|css)$/.test(file);

/**
 * Gives a production build its id and writes it into the code, where webpack's own globals carry it: builds of one
 * section that run in the same page, an old one and the one that has replaced it, then never take each other's chunks.
 */
export class BuildIdPlugin {
  readonly #declared: string;

  /** @param declared what else makes it another build, although no code has changed. */
  constructor(declared: string) {
    this.#declared = declared;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('BuildId', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minifiers and source maps, before the files are named by their content.
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
