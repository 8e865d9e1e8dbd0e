import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import { isShared, sharedVersions } from './base/sharedDependencies.ts';
import { baseConfig, type BaseOptions } from './baseConfig.ts';
import { serverStylesRules } from './styles.ts';

interface ServerOptions extends Pick<BaseOptions, 'name' | 'folder'> {
  /** The module whose exports the file has. */
  entry: string;
  /** Name of the file; `[contenthash:10]` is its content's. */
  filename: string;
  /** URL of the browser build's files, where pictures are. */
  publicPath: string;
  /** Whether it gets the shared modules from whoever runs it, as sections do. */
  consumesShared: boolean;
  resolve?: Configuration['resolve'];
  defined?: Record<string, string>;
}

const external = async ({ request = '' }: ExternalItemFunctionData): Promise<string | undefined> =>
  isShared(request) ? `commonjs ${request}` : undefined;

/**
 * The same sources for the shell's server: one CommonJS file with all pages in it, class names but no styles. It is
 * built beside the browser's files, which hold the pictures and stylesheets that its HTML names.
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
      rules: [
        typescript,
        text,
        sideEffects,
        ...serverStylesRules({ name }),
        { test: /\.(png|jpe?g|webp|svg|woff2)$/, type: 'asset/resource', generator: { emit: false } },
      ],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions()), ...defined })],
    optimization: { minimizer: base.optimization?.minimizer ?? [], splitChunks: false },
    cache: base.cache && typeof base.cache === 'object' ? { ...base.cache, name: `${name}-server` } : false,
  } as Configuration;
}
