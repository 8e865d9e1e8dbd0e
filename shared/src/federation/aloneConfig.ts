import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { association } from '../association/index.ts';
import { ALONE_BASE, ALONE_FOLDER, ALONE_PAGE } from './base/aloneLocation.ts';
import { sharedDependencies } from './base/sharedDependencies.ts';
import { baseConfig } from './baseConfig.ts';
import { HOT_RELOAD_HOOK } from './hotReloadHook.ts';

/** Declares the layers in the same order as the shell's page (decision 0008). */
const PAGE = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${association.name}</title>
    <link rel="icon" href="data:,">
    <script>${HOT_RELOAD_HOOK}</script>
    <style>@layer tokens, reset, base, kit;</style>
  </head>
  <body><div id="root"></div></body>
</html>`;

/**
 * Build configuration of the fake host, which provides what a section needs of the shell to run on its own port. One
 * build serves every section in production and development. As a development tool, it uses React's development build,
 * which retains the state of a page over an edit, and is not minified.
 * @param folder the folder of `@portal/shared`.
 */
export function aloneConfig(folder: string): Configuration {
  const base = baseConfig({ name: 'alone', folder, development: true });
  return {
    ...base,
    devtool: false,
    entry: { main: join(folder, 'src/federation/alone/index.tsx') },
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
        runtimePlugins: [join(folder, 'src/federation/alone/runtimePlugin.ts')],
      }),
      new HtmlWebpackPlugin({
        filename: ALONE_PAGE,
        templateContent: PAGE,
      }),
    ],
  };
}
