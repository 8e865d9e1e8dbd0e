import { constants, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

/** Smaller files gain nothing: one packet carries them anyway. */
const WORTH_IT_BYTES = 1024;
const TEXTS = /\.(js|css|svg)$/;

/** Writes a `.br` and a `.gz` beside every text file, so that servers send bytes and compress nothing. */
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
