import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FEDERATION = join(__dirname, '..');
const MODULES = join(FEDERATION, '../../../node_modules');

/**
 * Builds an app from files that include `entry.js`, with the base configuration of all apps.
 * @param folder where the files are written; the build is in its `dist`.
 * @returns the output of webpack, and true if it succeeded.
 */
export function buildApp(folder: string, files: Record<string, string>): { output: string; isBuilt: boolean } {
  const configuration = `
    import { baseConfig } from '${join(FEDERATION, 'baseConfig.ts')}';
    const { optimization, ...config } = baseConfig({ name: 'mf-example', folder: '${folder}', development: false });
    config.output.filename = config.output.chunkFilename = '[name].js';
    config.plugins[0].options.chunkFilename = '[name].css';
    export default {
      ...config,
      entry: './entry.js',
      cache: false,
      resolveLoader: { modules: ['${MODULES}'] },
      optimization: { ...optimization, minimize: false },
    };`;
  for (const [name, text] of Object.entries({ ...files, 'webpack.config.mjs': configuration })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(MODULES, 'webpack-cli/bin/cli.js'), '--mode', 'production'],
    { cwd: folder, encoding: 'utf8' },
  );
  return { output: stdout, isBuilt: status === 0 };
}
