import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamesByModule } from '../plugins/sharedNames.ts';
import { folderElsewhere, runWebpack, write } from './sampleSection.ts';

/** A host that shares three modules, each by a way of its own: CommonJS, a package's ES module, and the portal's. */
const SOURCES = {
  'package.json': JSON.stringify({ name: 'host', type: 'module' }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'esnext', jsx: 'react-jsx', target: 'es2023' } }),
  'index.ts': `
    import 'react';
    import 'jotai';
    import '@portal/shared/router';`,
  'webpack.config.ts': `
    import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
    import { baseConfig } from '@portal/shared/federation/baseConfig';
    import { exportedNames } from '@portal/shared/federation/plugins/sharedNames';
    import { sharedDependencies } from '@portal/shared/federation/sharedDependencies';
    import webpack from 'webpack';

    const base = baseConfig({ name: 'host', folder: import.meta.dirname, development: false });
    const exported = {
      apply: (compiler) => compiler.hooks.thisCompilation.tap('exported', (compilation) =>
        compilation.hooks.processAssets.tap('exported', () =>
          compilation.emitAsset('exports.json', new webpack.sources.RawSource(JSON.stringify(exportedNames(compilation)))))),
    };
    export default {
      ...base,
      entry: './index.ts',
      optimization: { ...base.optimization, minimize: false },
      plugins: [...base.plugins, exported,
        new ModuleFederationPlugin({ name: 'host', shared: sharedDependencies('host'), dts: false, manifest: false })],
    };`,
};

/** Builds the sample host and returns what it says that it exports. */
export async function buildSampleHost(): Promise<{ folder: string; exports: NamesByModule }> {
  const folder = join(folderElsewhere(), 'host');
  write(folder, SOURCES);
  await runWebpack(folder);
  return { folder, exports: JSON.parse(readFileSync(join(folder, 'dist/exports.json'), 'utf8')) as NamesByModule };
}
