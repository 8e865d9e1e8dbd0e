import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import { isShared, sharedVersions } from './base/sharedDependencies.ts';
import { baseConfig, picturesRules, type BaseOptions } from './baseConfig.ts';
import { serverStylesRules } from './styles.ts';

interface ServerOptions extends Pick<BaseOptions, 'name' | 'folder'> {
  /** Module whose exports the file has. */
  entry: string;
  /** Name of the file; `[contenthash:10]` is the hash of its content. */
  filename: string;
  /** URL of the browser build's files, which include the pictures. */
  publicPath: string;
  /** True to import the shared modules from the host, as in sections. */
  consumesShared: boolean;
  resolve?: Configuration['resolve'];
  defined?: Record<string, string>;
}

const external = async ({ request = '' }: ExternalItemFunctionData): Promise<string | undefined> =>
  isShared(request) ? `commonjs ${request}` : undefined;

/**
 * Server build of the same sources: one CommonJS file with all pages, with class names but without styles. It
 * accompanies the browser build, which has the pictures and stylesheets referenced by its HTML.
 */
export function serverConfig(options: ServerOptions): Configuration {
  const { name, folder, entry, filename, publicPath, consumesShared, resolve, defined } = options;
  const base = baseConfig({ name, folder, development: false });
  const [typescript, text, sideEffects] = (base.module?.rules ?? []).filter((rule) => rule && typeof rule === 'object');
  return {
    ...base,
    name: `${name}-server`,
    target: 'node24',
    devtool: false,
    entry,
    output: { ...base.output, filename, publicPath, library: { type: 'commonjs2' } },
    resolve: { ...base.resolve, ...resolve },
    ...(consumesShared && { externals: external }),
    module: {
      rules: [typescript, text, sideEffects, ...serverStylesRules({ name }), ...picturesRules(false)],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions()), ...defined })],
    optimization: { minimizer: base.optimization?.minimizer ?? [], splitChunks: false },
    cache: base.cache && typeof base.cache === 'object' ? { ...base.cache, name: `${name}-server` } : false,
  } as Configuration;
}
