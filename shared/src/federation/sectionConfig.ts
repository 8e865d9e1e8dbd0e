import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { SECTION_MANIFEST_FILE } from '../section/registry.ts';
import type { Section } from '../section/section.ts';
import { apiOrigin, portOf, readApp } from './app.ts';
import { ALONE_BASE, ALONE_FOLDER, ALONE_PAGE } from './base/aloneLocation.ts';
import { containerName } from './base/containerName.ts';
import { sharedDependencies } from './base/sharedDependencies.ts';
import { baseConfig } from './baseConfig.ts';
import { codeOfPages } from './codeOfPages.ts';
import { insetImports } from './insetImports.ts';
import { ownFile } from './ownFile.ts';
import { BuildFilesPlugin } from './plugins/buildFiles.ts';
import { ChunkIntegrityPlugin } from './plugins/chunkIntegrity.ts';
import { DevelopmentEntryPlugin } from './plugins/developmentEntry.ts';
import { OwnChunksPlugin } from './plugins/ownChunks.ts';
import { ROUTES_CHUNK } from './plugins/pageFiles.ts';
import { EXPOSED_ROUTES, SectionManifestPlugin } from './plugins/sectionManifest.ts';
import { ServerBuildPlugin } from './plugins/serverBuild.ts';
import { UsedCallsPlugin } from './plugins/usedCalls.ts';
import { serverConfig } from './serverConfig.ts';

/** Timeout of a section's chunks, within the shell's deadline of 10 s for a navigation. */
const CHUNK_TIMEOUT_MS = 8000;

const DEVELOPMENT_RUNTIME = [ownFile('runtime/reloadAfterUpdate'), ownFile('runtime/showErrors')];

interface SectionOptions {
  /** `src/section.ts` of the section. */
  section: Section;
  /** Folder of the workspace: `import.meta.dirname` of its `webpack.config.ts`. */
  folder: string;
}

/** Second argument of webpack-cli. */
export interface CommandLine {
  mode?: string;
}

/** Serves the section alone and inside a running shell; an edit is shown without a reload. */
function developmentServer(folder: string, entryFile: string | undefined): ServerConfiguration {
  const port = portOf(readApp(folder));
  return {
    port,
    host: 'localhost',
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // Inside the shell the page has the shell's origin, but the socket belongs to this server.
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true },
    // Without an entry of its own, the section's manifest on disk is read by the shell for its registry.
    devMiddleware: { writeToDisk: (path) => !entryFile && path.endsWith(SECTION_MANIFEST_FILE) },
    static: { directory: ALONE_FOLDER, publicPath: ALONE_BASE, watch: false },
    historyApiFallback: { index: ALONE_BASE + ALONE_PAGE },
    proxy: [{ context: ['/api', '/smart-user', '/files'], target: apiOrigin(), changeOrigin: false }],
  };
}

/** Build of the section's pages for the shell's server. */
const sectionServerConfig = (name: string, folder: string): Configuration =>
  serverConfig({
    name,
    folder,
    entry: './src/routes.tsx',
    filename: 'server.[contenthash:10].cjs',
    publicPath: `/remotes/${name}/`,
    consumesShared: true,
  });

/**
 * Complete `webpack.config.ts` of a section, with `folder: import.meta.dirname`: a container that exposes the section's
 * routes without shared modules. It is loaded by the shell, or by the fake host on the section's own port.
 *
 * @example
 * ```ts webpack.config.ts
 * import { sectionConfig } from '@portal/shared/federation';
 * import { section } from './src/section.ts';
 *
 * export default sectionConfig({ section, folder: import.meta.dirname });
 * ```
 */
export const sectionConfig =
  ({ section, folder }: SectionOptions) =>
  (_environment: unknown, { mode }: CommandLine): Configuration & { devServer?: ServerConfiguration } => {
    const development = mode === 'development';
    const insets = insetImports(section, folder);
    const base = baseConfig({
      name: section.name,
      folder,
      development,
      refresh: development,
      declared: JSON.stringify(section),
      cacheGroups: codeOfPages(folder, insets),
      isUndivided: insets.isChunk,
    });
    const container = containerName(section.name);
    const record = join(folder, 'dist', SECTION_MANIFEST_FILE);
    const entryFile = process.env['PORTAL_DEVELOPED_ENTRY'];
    return {
      ...base,
      entry: {},
      // The files may come from another origin than the page, and their integrity is checked.
      output: { ...base.output, chunkLoadTimeout: CHUNK_TIMEOUT_MS, crossOriginLoading: 'anonymous' },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: container,
          filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          exposes: { [EXPOSED_ROUTES]: { import: './src/routes.tsx', name: ROUTES_CHUNK } },
          shared: sharedDependencies('section'),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: true,
          runtimePlugins: [ownFile('runtime/nonce'), ...(development ? DEVELOPMENT_RUNTIME : [])],
          experiments: { externalRuntime: true },
        }),
        ...(development ? [] : [new ServerBuildPlugin(sectionServerConfig(section.name, folder))]),
        new SectionManifestPlugin({ section, folder, container }),
        ...(development
          ? [...(entryFile ? [new DevelopmentEntryPlugin(entryFile)] : [])]
          : [
              new OwnChunksPlugin(),
              new ChunkIntegrityPlugin(),
              new UsedCallsPlugin(record),
              new BuildFilesPlugin(record),
            ]),
      ],
      ...(development && { devServer: developmentServer(folder, entryFile) }),
    };
  };
