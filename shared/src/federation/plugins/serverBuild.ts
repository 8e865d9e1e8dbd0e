import webpack, { type Compilation, type Compiler, type Configuration, type Stats } from 'webpack';
import type { ServerFile } from '../../section/registry.ts';
import { integrityOf } from '../base/integrity.ts';

const files = new WeakMap<Compilation, ServerFile>();

/** File for the shell's server in a build; undefined if none. */
export const serverFileOf = (compilation: Compilation): ServerFile | undefined => files.get(compilation);

/** Runs a configuration without writing files and returns its only script. @throws with its errors */
async function build(configuration: Configuration): Promise<{ name: string; content: Buffer }> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  compiler.hooks.shouldEmit.tap('ServerBuild', () => false);
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result'))));
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
    const [script, ...more] = stats.compilation.getAssets().filter(({ name }) => name.endsWith('.cjs'));
    if (!script || more.length > 0) throw new Error('the code for the server must be one file');
    return { name: script.name, content: script.source.buffer() };
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}

/**
 * Builds the same sources again for the shell's server and adds the file to the build: it is deleted with the build and
 * contributes to its id.
 */
export class ServerBuildPlugin {
  readonly #configuration: Configuration;
  readonly #pathOf: (file: string) => string;

  /**
   * @param configuration from `serverConfig`.
   * @param pathOf path of the file relative to the output folder.
   */
  constructor(configuration: Configuration, pathOf = (file: string) => file) {
    this.#configuration = configuration;
    this.#pathOf = pathOf;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ServerBuild', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ServerBuild', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          try {
            const { name, content } = await build(this.#configuration);
            files.set(compilation, { file: name, integrity: integrityOf(content) });
            compilation.emitAsset(this.#pathOf(name), new RawSource(content), { immutable: true, minimized: true });
          } catch (error) {
            compilation.errors.push(new compiler.webpack.WebpackError(`For the server: ${(error as Error).message}`));
          }
        },
      );
    });
  }
}
