import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { ownFile } from './ownFile.ts';

/** Folder of the kit, whose styles are in a layer below those of every page (decision 0008). */
const KIT = join(import.meta.dirname, '..');
const KIT_LOADER = ownFile('loaders/kitLayer');
const REFUSING_LOADER = ownFile('loaders/refusePlainStyles');
const MODULE = /\.module\.css$/;
const ANY = /\.css$/;

/**
 * Options of CSS modules. Class names contain the app's name, since hashes of paths alone collided between sections.
 */
const modulesOptions = ({ name, development }: { name: string; development: boolean }) => ({
  // Every rule needs a class of its own file: `h1 {}` would affect the other sections.
  mode: 'pure',
  localIdentName: development ? `${name}__[name]__[local]` : `${name}-[hash:base64:6]`,
  namedExport: false,
  exportLocalsConvention: 'as-is',
});

/** Rules for server code: the class names of the production build, without styles. */
export const serverStylesRules = ({ name }: { name: string }): RuleSetRule[] => [
  {
    test: MODULE,
    loader: 'css-loader',
    options: { modules: { ...modulesOptions({ name, development: false }), exportOnlyLocals: true } },
  },
  { test: MODULE, include: KIT, use: [{ loader: KIT_LOADER }] },
  { test: ANY, exclude: MODULE, type: 'asset/source' },
];

/** Rules for stylesheets. */
export function stylesRules(app: { name: string; development: boolean }): RuleSetRule[] {
  const modules = modulesOptions(app);
  const extract = { loader: MiniCssExtractPlugin.loader };
  return [
    { test: MODULE, use: [extract, { loader: 'css-loader', options: { modules } }] },
    { test: MODULE, include: KIT, use: [{ loader: KIT_LOADER }] },
    { test: ANY, exclude: MODULE, include: KIT, use: [extract, 'css-loader'] },
    { test: ANY, exclude: [MODULE, KIT], use: [{ loader: REFUSING_LOADER }] },
  ];
}

/**
 * Collects all styles that an app loads later in one file, so that the order of rules depends on the build and not on
 * the pages that a visitor has seen. For `splitChunks.cacheGroups`.
 */
export const oneStylesheet = {
  type: 'css/mini-extract',
  name: 'styles',
  enforce: true,
};

/** Writes the stylesheets; `filename` as in webpack's `output`. */
export const extractStyles = (filename: string) =>
  new MiniCssExtractPlugin({
    filename,
    chunkFilename: filename,
    // Pages import their parts in different orders, and any order is correct: a page's rules override the kit's by
    // their layer, and no two files of one app style the same element otherwise.
    ignoreOrder: true,
  });
