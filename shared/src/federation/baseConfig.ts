import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import refreshTransformer from 'react-refresh-typescript';
import type { Chunk, Configuration } from 'webpack';
import { ownFile } from './ownFile.ts';
import { BuildIdPlugin, ownBuildId } from './plugins/buildId.ts';
import { compressed } from './plugins/compress.ts';
import { FederationEntryIdPlugin } from './plugins/federationEntryId.ts';
import { extractStyles, oneStylesheet, stylesRules } from './styles.ts';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
export type CacheGroups = NonNullable<SplitChunks['cacheGroups']>;

/** What every build of the portal's browser code has in common. */
export interface BaseOptions {
  /** The app's name; part of every class name and of webpack's own globals. */
  name: string;
  /** The workspace's folder. */
  folder: string;
  development: boolean;
  /** React keeps its state over an edit; for builds that a development server serves. */
  refresh?: boolean;
  /** What else makes it another build, although no code has changed. */
  declared?: string;
  /** What else is divided in a certain way; as in webpack's `splitChunks`. */
  cacheGroups?: CacheGroups;
  /** What has a script and a stylesheet of its own, though others contain the same. */
  isUndivided?: (chunk: Chunk) => boolean;
}

/** `privacy.text.ts` and the like: a standing text, whose Markdown is read at build time (decision 0134). */
const TEXT = /\.text\.ts$/;

const textRule = { test: TEXT, loader: ownFile('loaders/standingText') };

/** Source is written for Node's type stripping; types are checked by `tsc --noEmit`, not here. */
const typescriptRule = (options: BaseOptions) => ({
  test: /\.tsx?$/,
  exclude: [/node_modules/, TEXT],
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: join(options.folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      // What the browsers of package.json read (decision 0139).
      target: 'ES2022',
      // Else the builds' source maps lead to what the compiler made, in other lines.
      sourceMap: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
    },
    ...(options.refresh && { getCustomTransformers: () => ({ before: [refreshTransformer()] }) }),
  },
});

/** Packages come as they were published, with syntax that is newer than some browsers. */
const packagesRule = {
  test: /\.m?js$/,
  include: /node_modules/,
  loader: ownFile('loaders/olderSyntax'),
};

/** What every page asks for right after its first file is one request each, not two. */
const UNDIVIDED = ['http', 'federation'];

/** Whether what is loaded later may be divided into parts that several pages have in common. */
const isDivided = (chunk: Chunk) => !chunk.canBeInitial() && !UNDIVIDED.includes(chunk.name ?? '');

/** Everything but the entry, the federation and the page around it. */
export function baseConfig(options: BaseOptions): Configuration {
  const { name, development } = options;
  const hashed = development ? '[name]' : '[name].[contenthash:10]';
  return {
    name,
    context: options.folder,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    stats: 'errors-warnings',
    performance: false,
    output: {
      path: join(options.folder, 'dist'),
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: `${name}-${ownBuildId(development)}`,
      publicPath: 'auto',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      alias: { 'react-style-singleton$': ownFile('runtime/styleSingleton') },
    },
    module: {
      rules: [
        typescriptRule(options),
        textRule,
        // Our own modules do nothing when imported, so that an unused one behind an index file is left out.
        { test: /shared[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
        ...stylesRules(options),
        packagesRule,
        { test: /\.(png|jpe?g|webp|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      extractStyles(`${hashed}.css`),
      ...(options.refresh ? [new ReactRefreshPlugin({ overlay: false, library: name })] : []),
      ...(development
        ? []
        : [new FederationEntryIdPlugin(), new BuildIdPlugin(options.declared ?? ''), ...compressed()]),
    ],
    optimization: {
      // swc: the smaller output, in a tenth of what terser takes.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), new CssMinimizerPlugin()],
      // A page is one or two requests; what several pages use becomes a chunk of its own only when it is worth one.
      splitChunks: {
        chunks: (chunk) => isDivided(chunk) && !options.isUndivided?.(chunk),
        minSize: 24_000,
        maxAsyncRequests: 4,
        cacheGroups: { styles: oneStylesheet, ...options.cacheGroups },
      },
      ...(development && { runtimeChunk: false, moduleIds: 'named', chunkIds: 'named' }),
    },
    cache: {
      type: 'filesystem',
      name: `${name}-${development ? 'development' : 'production'}`,
      // Raised when plugins go: what is kept names those that made it, and cannot be read without them. Also when other
      // browsers are supported, since what is kept was made for those.
      version: '3',
      cacheDirectory: join(options.folder, 'node_modules/.cache/webpack'),
    },
  };
}
