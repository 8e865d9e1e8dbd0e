import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { SECTION_MANIFEST_FILE, type SectionInfo } from '../section/registry.ts';
import { API, originOf, portOf, readApp } from './apps.ts';
import { baseConfig } from './baseConfig.ts';
import { containerName } from './containerName.ts';
import { BuildFilesPlugin } from './plugins/buildFiles.ts';
import { PrecompressPlugin } from './plugins/precompress.ts';
import { EXPOSED_ROUTES, FEDERATION_MANIFEST_FILE, SectionManifestPlugin } from './plugins/sectionManifest.ts';
import { sharedDependencies } from './sharedDependencies.ts';

/** A section's chunks fail after this long, inside the outer bound of 120 s (specification §8). */
const CHUNK_TIMEOUT_MS = 15_000;

interface SectionOptions {
  /** `src/section.ts` of the section. */
  section: SectionInfo;
  /** The workspace's folder: `import.meta.dirname` of its `webpack.config.ts`. */
  folder: string;
}

/** webpack-cli's second argument. */
export interface CommandLine {
  mode?: string;
}

/** Serves the section on its own and inside a running shell; an edit shows without a reload. */
function developmentServer(folder: string): ServerConfiguration {
  const port = portOf(readApp(folder));
  return {
    port,
    host: 'localhost',
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // Inside the shell the page has the shell's origin; the socket is still this server's.
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    // The shell composes its registry from the section's manifest on disk.
    devMiddleware: { writeToDisk: (path) => path.endsWith(SECTION_MANIFEST_FILE) },
    static: false,
    historyApiFallback: { index: '/alone/index.html' },
    proxy: [{ context: ['/api', '/smart-user', '/files'], target: originOf(API), changeOrigin: false }],
    watchFiles: { paths: [join(folder, 'src/**')], options: { ignored: /.*/ } },
  };
}

/** The section as the shell loads it: a container that exposes its routes and carries no shared module. */
function remoteConfig({ section, folder }: SectionOptions, development: boolean): Configuration {
  const base = baseConfig({ name: section.name, folder, development, refresh: development });
  const container = containerName(section.name);
  return {
    ...base,
    entry: {},
    output: { ...base.output, chunkLoadTimeout: CHUNK_TIMEOUT_MS },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { [EXPOSED_ROUTES]: { import: './src/routes.tsx', name: '__federation_expose_routes' } },
        shared: sharedDependencies('section'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: { fileName: FEDERATION_MANIFEST_FILE },
        runtimePlugins: [join(import.meta.dirname, 'runtime/nonce.ts')],
        experiments: { externalRuntime: true },
      }),
      new SectionManifestPlugin({ section, folder, container }),
      ...(development
        ? []
        : [new PrecompressPlugin(), new BuildFilesPlugin(join(folder, 'dist', SECTION_MANIFEST_FILE))]),
    ],
  };
}

/** The section by itself on its own port, with the fake host around it; a program of its own without federation. */
function aloneConfig({ section, folder }: SectionOptions, development: boolean): Configuration {
  const base = baseConfig({
    name: `${section.name}-alone`,
    folder,
    development,
    output: join(folder, 'dist/alone'),
    refresh: development,
  });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/alone/', clean: true },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: join(import.meta.dirname, 'alone/index.html'),
        templateParameters: { title: section.title },
      }),
      ...(development ? [] : [new PrecompressPlugin()]),
    ],
  };
}

/** The whole `webpack.config.ts` of a section, with `folder: import.meta.dirname`. */
export const sectionConfig =
  (options: SectionOptions) =>
  (_environment: unknown, { mode }: CommandLine) => {
    const development = mode === 'development';
    const remote = remoteConfig(options, development);
    const devServer = developmentServer(options.folder);
    return [development ? { ...remote, devServer } : remote, aloneConfig(options, development)];
  };
