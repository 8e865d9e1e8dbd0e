import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { ownFile } from './ownFile.ts';

/** Styles in here are the kit's: in a layer below those of every page (decision 0008). */
const KIT = join(import.meta.dirname, '..');
const KIT_LOADER = ownFile('loaders/kitLayer');
const REFUSING_LOADER = ownFile('loaders/refusePlainStyles');
const MODULE = /\.module\.css$/;
const ANY = /\.css$/;

/** Options of CSS modules. Classes carry the app's name, since hashes of paths alone collided between sections. */
const modulesOptions = ({ name, development }: { name: string; development: boolean }) => ({
  // Every rule needs a class of its own file: `h1 {}` would reach into the other sections.
  mode: 'pure',
  localIdentName: development ? `${name}__[name]__[local]` : `${name}-[hash:base64:6]`,
  namedExport: false,
  exportLocalsConvention: 'as-is',
});

/** The rules for the server's code: the class names of the production build, and no styles. */
export const serverStylesRules = ({ name }: { name: string }): RuleSetRule[] => [
  {
    test: MODULE,
    loader: 'css-loader',
    options: { modules: { ...modulesOptions({ name, development: false }), exportOnlyLocals: true } },
  },
  { test: MODULE, include: KIT, use: [{ loader: KIT_LOADER }] },
  { test: ANY, exclude: MODULE, type: 'asset/source' },
];

/** The rules for stylesheets. */
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
 * All styles of what an app loads later, in one file: which rule comes last is then decided by the build, not by the
 * pages that a visitor has seen. An option of `splitChunks.cacheGroups`.
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
    // Pages import their parts in different orders, and any order will do: a page's rules win over the kit's by the
    // layer, and no two files of one app speak of the same element otherwise.
    ignoreOrder: true,
  });
