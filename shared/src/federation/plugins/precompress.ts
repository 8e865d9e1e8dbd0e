import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from 'webpack';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files gain nothing: one packet carries them anyway. */
const WORTH_IT_BYTES = 1024;

/** Writes a `.br` and a `.gz` beside every text file, so that servers send bytes and compress nothing. */
export class PrecompressPlugin {
  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'Precompress', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 100 },
        async () => {
          const texts = compilation.getAssets().filter(({ name }) => /\.(js|css|svg|json)$/.test(name));
          await Promise.all(
            texts.map(async ({ name, source }) => {
              const bytes = source.buffer();
              if (bytes.length < WORTH_IT_BYTES) return;
              const [small, zipped] = await Promise.all([
                brotli(bytes, {
                  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
                }),
                zip(bytes, { level: 9 }),
              ]);
              compilation.emitAsset(`${name}.br`, new RawSource(small));
              compilation.emitAsset(`${name}.gz`, new RawSource(zipped));
            }),
          );
        },
      );
    });
  }
}
