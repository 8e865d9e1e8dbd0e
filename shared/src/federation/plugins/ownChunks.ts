import webpack, { type Compiler } from 'webpack';
import { containerName } from '../base/containerName.ts';

/** Global list through which all builds of an app receive their chunks; a build id would be in each chunk. */
export const chunkList = (app: string) => `webpackChunk${containerName(app)}`;

/** Runtime module of the entry, by its order beside webpack's own module that receives chunks. */
class ChunkListModule extends webpack.RuntimeModule {
  readonly #code: (list: string) => string;

  constructor(name: string, stage: number, code: (list: string) => string) {
    super(name, stage);
    this.#code = code;
  }

  override generate(): string {
    return this.#code(`globalThis[${JSON.stringify(this.compilation?.outputOptions.chunkLoadingGlobal)}]`);
  }
}

/** Webpack installs everything that it finds in the list: chunks of a build that started before. */
const emptied = (list: string) => `${list} = Object.assign([], { others: ${list} });`;

const filtered = (list: string) => {
  const { publicPath, getChunkScriptFilename } = webpack.RuntimeGlobals;
  return webpack.Template.asString([
    `const own = ${list};`,
    `const isOwn = (id) => ${publicPath} + ${getChunkScriptFilename}(id) === document.currentScript?.src;`,
    `${list} = { push(chunk) { own.others?.push(chunk); if (chunk[0].some(isOwn)) own.push(chunk); } };`,
  ]);
};

/**
 * Makes an entry install only chunks that come from one of its own addresses, which contain a digest of the content.
 * Several builds of a section then run in one document although their chunks have the same numbers and name no build,
 * and a chunk that is equal in two builds is one file.
 */
export class OwnChunksPlugin {
  apply(compiler: Compiler) {
    const { STAGE_ATTACH } = webpack.RuntimeModule;
    compiler.hooks.thisCompilation.tap('OwnChunks', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('OwnChunks', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkListModule('empty chunk list', STAGE_ATTACH - 1, emptied));
        compilation.addRuntimeModule(chunk, new ChunkListModule('own chunks', STAGE_ATTACH + 1, filtered));
      });
    });
  }
}
