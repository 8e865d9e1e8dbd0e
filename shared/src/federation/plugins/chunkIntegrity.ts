import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../base/integrity.ts';

const EXTENSIONS = ['js', 'css'] as const;
type Extension = (typeof EXTENSIONS)[number];

const tableOf = (extension: Extension) => `${webpack.RuntimeGlobals.require}.${extension}Integrity`;

const LENGTH = integrityOf(Buffer.alloc(0)).length;

/** Placeholder for a file's integrity until the file is known; of the same length, so that source maps stay correct. */
const placeholderOf = (chunk: Chunk, extension: Extension) => `integrity:${extension}:${chunk.id}:`.padEnd(LENGTH, '-');

/** Source type of the modules in each kind of file. */
const SOURCE_TYPES = { js: 'javascript', css: 'css/mini-extract' };

const hasFile = ({ chunkGraph }: Compilation, chunk: Chunk, extension: Extension) =>
  chunkGraph.getChunkModulesIterableBySourceType(chunk, SOURCE_TYPES[extension]) !== undefined;

/** Runtime module of the entry: integrity of each chunk that it may load, by chunk id. */
class IntegrityTables extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    const { chunk, compilation } = this;
    if (!chunk || !compilation) return '';
    const chunks = [...chunk.getAllAsyncChunks()];
    return webpack.Template.asString(
      EXTENSIONS.map((extension) => {
        const listed = chunks.filter((each) => hasFile(compilation, each, extension));
        const table = Object.fromEntries(listed.map((each) => [each.id, placeholderOf(each, extension)]));
        return `${tableOf(extension)} = ${JSON.stringify(table)};`;
      }),
    );
  }
}

/**
 * Makes an entry verify each chunk it loads: script and style elements carry the integrity of the file. The entry's own
 * integrity is in `section.json` and verified by the shell.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkIntegrity', (chunk) =>
        compilation.addRuntimeModule(chunk, new IntegrityTables()),
      );
      const integrity = (extension: Extension, element: string) =>
        `if (${tableOf(extension)}[chunkId]) ${element}.integrity = ${tableOf(extension)}[chunkId];`;
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) => webpack.Template.asString([source, integrity('js', 'script')]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('ChunkIntegrity', (source, { tag }) =>
        webpack.Template.asString([source, integrity('css', tag)]),
      );

      compilation.hooks.processAssets.tap(
        // Chunks have their final content and names; the name of the entry depends on those.
        { name: 'ChunkIntegrity', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        () => {
          const known = [...compilation.chunks].flatMap((chunk) =>
            EXTENSIONS.flatMap((extension) => {
              const file = [...chunk.files].find((name) => name.endsWith(`.${extension}`));
              const content = file && compilation.getAsset(file)?.source.buffer();
              return content ? [[placeholderOf(chunk, extension), integrityOf(content)] as const] : [];
            }),
          );
          for (const entry of [...compilation.chunks].filter((chunk) => chunk.hasRuntime())) {
            for (const file of [...entry.files].filter((name) => name.endsWith('.js')))
              compilation.updateAsset(file, (source) => {
                let text = source.source().toString();
                for (const [placeholder, value] of known) text = text.replace(placeholder, value);
                return new RawSource(text);
              });
          }
        },
      );
    });
  }
}
