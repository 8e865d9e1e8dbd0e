import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { Call } from '@portal/shared/contract/call';
import { baseConfig } from '@portal/shared/federation/baseConfig';
import { BuildFilesPlugin } from '@portal/shared/federation/plugins/buildFiles';
import { ownBuildId } from '@portal/shared/federation/plugins/buildId';
import { ServerBuildPlugin } from '@portal/shared/federation/plugins/serverBuild';
import { UsedCallsPlugin } from '@portal/shared/federation/plugins/usedCalls';
import { productionRouter } from '@portal/shared/federation/productionRouter';
import type { CommandLine } from '@portal/shared/federation/sectionConfig';
import { serverConfig } from '@portal/shared/federation/serverConfig';
import { sharedVersions } from '@portal/shared/federation/sharedDependencies';
import { SHELL_BASE, SHELL_MANIFEST_FILE, SHELL_NAME } from '@portal/shared/section/registry';
import { EntryBudgetPlugin } from './entryBudget.ts';
import { ShellPagePlugin } from './shellPage.ts';

/** Upper limit for loading a chunk (specification §8). */
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Builds on each edit and notifies the page over a socket. Files are written to disk for the shell's own server, so
 * that the page, its registry and its policy are the real ones.
 */
const developmentServer = (): ServerConfiguration => {
  const port = Number(process.env['PORT_SHELL_BUILD'] ?? 3010);
  return {
    port,
    host: 'localhost',
    hot: true,
    liveReload: false,
    static: false,
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true },
    devMiddleware: { writeToDisk: true },
  };
};

/** Build of the code that renders pages in the shell's server. */
const shellServerConfig = (folder: string): Configuration =>
  serverConfig({
    name: SHELL_NAME,
    folder,
    entry: './src/server/index.ts',
    filename: 'server.[contenthash:10].cjs',
    publicPath: SHELL_BASE,
    consumesShared: false,
    resolve: { alias: productionRouter(folder) },
  });

/**
 * Complete `webpack.config.ts` of the shell. Contains no section: the registry names them at run time.
 * @param serverCalls calls made by the shell's server itself.
 * @param sharedModules file that imports every module shared by the shell.
 */
export const shellConfig =
  (folder: string, serverCalls: Readonly<Record<string, Call>>, sharedModules: string) =>
  (_environment: unknown, { mode }: CommandLine): Configuration => {
    const development = mode === 'development';
    const record = join(folder, 'dist', SHELL_MANIFEST_FILE);
    const template = join(folder, 'src/index.html');
    const waiting = join(folder, 'src/waiting.html');
    const declared = readFileSync(template, 'utf8') + readFileSync(waiting, 'utf8');
    const base = baseConfig({ name: 'shell', folder, development, refresh: development, declared });
    return {
      ...base,
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...(!development && productionRouter(folder)) } },
      entry: { main: './src/index.ts' },
      output: {
        ...base.output,
        publicPath: SHELL_BASE,
        path: join(folder, 'dist/assets'),
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.DefinePlugin({
          // As set by the federation's plugin: no snapshots, and no server code.
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          ENV_TARGET: JSON.stringify('web'),
          SHARED_VERSIONS: JSON.stringify(sharedVersions()),
          SHELL_BUILD: JSON.stringify(ownBuildId(development)),
        }),
        ...(development ? [] : [new ServerBuildPlugin(shellServerConfig(folder), (file) => `../${file}`)]),
        new ShellPagePlugin(template, waiting, sharedModules),
        ...(development
          ? []
          : [new UsedCallsPlugin(record, serverCalls), new BuildFilesPlugin(record), new EntryBudgetPlugin(folder)]),
      ],
      ...(development && { devServer: developmentServer() }),
    };
  };
