import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamesByModule } from '../plugins/sharedNames.ts';
import { folderElsewhere, runWebpack, write } from './sampleSection.ts';

/** Host that shares three modules of different kinds: CommonJS, a package's ES module, and one of the portal. */
const SOURCES = {
  'package.json': JSON.stringify({ name: 'host', type: 'module' }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'esnext', jsx: 'react-jsx', target: 'es2023' } }),
  'index.ts': `
    import react from 'react';
    import * as jotai from 'jotai';
    import * as router from '@portal/shared/router';
    globalThis.shared = { react, jotai, router };`,
  'webpack.config.ts': `
    import { join } from 'node:path';
    import { baseConfig } from '@portal/shared/federation/baseConfig';
    import { namesOfImported } from '@portal/shared/federation/plugins/sharedNames';
    import webpack from 'webpack';

    const base = baseConfig({ name: 'host', folder: import.meta.dirname, development: false });
    const exported = {
      apply: (compiler) => compiler.hooks.thisCompilation.tap('exported', (compilation) => {
        let names = {};
        compilation.hooks.seal.tap('exported', () => {
          names = namesOfImported(compilation, join(import.meta.dirname, 'index.ts'));
        });
        compilation.hooks.processAssets.tap('exported', () =>
          compilation.emitAsset('exports.json', new webpack.sources.RawSource(JSON.stringify(names))));
      }),
    };
    export default {
      ...base,
      entry: './index.ts',
      optimization: { ...base.optimization, minimize: false },
      plugins: [...base.plugins, exported],
    };`,
};

/** Builds the sample host and returns its recorded exports. */
export async function buildSampleHost(): Promise<{ folder: string; exports: NamesByModule }> {
  const folder = join(folderElsewhere(), 'host');
  write(folder, SOURCES);
  await runWebpack(folder);
  return { folder, exports: JSON.parse(readFileSync(join(folder, 'dist/exports.json'), 'utf8')) as NamesByModule };
}
