import { constants, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

/** Smaller files gain nothing: they fit into one packet anyway. */
const WORTH_IT_BYTES = 1024;
const TEXTS = /\.(js|css|svg)$/;

/** Writes a `.br` and a `.gz` next to every text file, so that servers need not compress. */
export const compressed = () => [
  new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
    test: TEXTS,
    threshold: WORTH_IT_BYTES,
  }),
  new CompressionPlugin<ZlibOptions>({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: constants.Z_BEST_COMPRESSION },
    test: TEXTS,
    threshold: WORTH_IT_BYTES,
  }),
];
