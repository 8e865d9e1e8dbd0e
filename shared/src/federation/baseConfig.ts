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
import { chunkList } from './plugins/ownChunks.ts';
import { extractStyles, oneStylesheet, stylesRules } from './styles.ts';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
export type CacheGroups = NonNullable<SplitChunks['cacheGroups']>;

/** Common options of all builds of the portal's browser code. */
export interface BaseOptions {
  /** Name of the app; part of class names and of webpack's globals. */
  name: string;
  /** Folder of the workspace. */
  folder: string;
  development: boolean;
  /** Enables React Fast Refresh, for builds served by a development server. */
  refresh?: boolean;
  /** Further input of the build id, for changes outside the code. */
  declared?: string;
  /** Further cache groups of webpack's `splitChunks`. */
  cacheGroups?: CacheGroups;
  /** Chunks that have a script and a stylesheet of their own, even if they duplicate code. */
  isUndivided?: (chunk: Chunk) => boolean;
}

/** `privacy.text.ts` and similar: legal texts with Markdown that is read at build time (decision 0134). */
const TEXT = /\.text\.ts$/;

const textRule = { test: TEXT, loader: ownFile('loaders/legalText') };

/** `lecture.scene.ts` and similar: drawn at build time into a picture whose address the module is. */
const SCENE = /\.scene\.ts$/;

/** @param emit false on the server, whose pages refer to the browser's files. */
export const picturesRules = (emit: boolean) => [
  { test: /\.(png|jpe?g|webp|svg|woff2)$/, type: 'asset/resource', generator: { emit } },
  {
    test: SCENE,
    type: 'asset/resource',
    loader: ownFile('loaders/scene'),
    generator: { emit, filename: '[name].[contenthash:10].svg' },
  },
];

/** Source is written for Node's type stripping; types are checked by `tsc --noEmit`, not here. */
const typescriptRule = (options: BaseOptions) => ({
  test: /\.tsx?$/,
  exclude: [/node_modules/, TEXT, SCENE],
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: join(options.folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      // Supported by the browsers of package.json (decision 0139).
      target: 'ES2022',
      // Otherwise source maps refer to the compiler's output, with other line numbers.
      sourceMap: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
    },
    ...(options.refresh && { getCustomTransformers: () => ({ before: [refreshTransformer()] }) }),
  },
});

/** Published packages contain syntax that is too new for some browsers. */
const packagesRule = {
  test: /\.m?js$/,
  include: /node_modules/,
  loader: ownFile('loaders/olderSyntax'),
};

/** Chunks that every page requests right after its first file stay in one file each, to save a request. */
const UNDIVIDED = ['http', 'federation'];

/** True for a chunk whose common parts may be split off: not for the initial one and those above. */
const isDivided = (chunk: Chunk) => !chunk.canBeInitial() && !UNDIVIDED.includes(chunk.name ?? '');

/** Base configuration, without the entry, the federation and the page around it. */
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
      // In the entry alone: a build id in each chunk would rename all of them with every change.
      uniqueName: `${name}-${ownBuildId(development)}`,
      ...(!development && { chunkLoadingGlobal: chunkList(name) }),
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
        // Own modules have no side effects, so that unused ones behind an index file are dropped.
        { test: /(shared[\\/]src|association)[\\/].*\.tsx?$/, sideEffects: false },
        ...stylesRules(options),
        packagesRule,
        ...picturesRules(true),
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
      // swc: smaller output in a tenth of terser's time.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), new CssMinimizerPlugin()],
      // A page takes one or two requests; code common to several pages becomes a chunk of its own only above this size.
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
      // Increase it when plugins are removed: cached entries refer to them and cannot be read without them. Also when
      // the supported browsers change, since cached output was compiled for them.
      version: '3',
      cacheDirectory: join(options.folder, 'node_modules/.cache/webpack'),
    },
  };
}
