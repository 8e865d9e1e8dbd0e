import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { ALONE_BASE, ALONE_FOLDER, ALONE_PAGE } from './alone/place.ts';
import { baseConfig } from './baseConfig.ts';
import { HOT_RELOAD_HOOK } from './hotReloadHook.ts';
import { ownFile } from './ownFile.ts';
import { sharedDependencies } from './sharedDependencies.ts';

/**
 * The fake host: what a section needs of the shell to run by itself on its own port. One build serves every section,
 * whether that is built for production or for development. It is a tool for developers and is built as one: React's
 * development build, which keeps the state of a page over an edit, and nothing minified.
 * @param folder the folder of `@portal/shared`.
 */
export function aloneConfig(folder: string): Configuration {
  const base = baseConfig({ name: 'alone', folder, development: true });
  return {
    ...base,
    devtool: false,
    entry: { main: join(import.meta.dirname, 'alone/index.tsx') },
    output: { ...base.output, path: ALONE_FOLDER, publicPath: ALONE_BASE, clean: true },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'alone',
        shared: sharedDependencies('host'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        runtimePlugins: [ownFile('alone/runtimePlugin')],
      }),
      new HtmlWebpackPlugin({
        filename: ALONE_PAGE,
        template: join(import.meta.dirname, 'alone/index.html'),
        templateParameters: { hotReloadHook: HOT_RELOAD_HOOK },
      }),
    ],
  };
}
