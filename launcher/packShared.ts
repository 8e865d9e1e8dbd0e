import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { TEXTS } from '@portal/shared/association/folders';
import { ALONE_FOLDER } from '@portal/shared/federation/alone/location';
import { compileText } from '@portal/shared/federation/compileText';
import { exportOf, importsOf, packageOf, packFolder, versionOfArchive } from './archive.ts';
import { compileShared, copyAssets, SHARED } from './compileShared.ts';
import { ROOT } from './root.ts';

const STAGING = join(ROOT, '.cache/packages/shared');

interface PackageJson {
  name: string;
  version: string;
  description: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/**
 * Packages that the compiled files use by configuration instead of an import: webpack's loaders, the programs of a
 * section's scripts, and needs of its tests and types.
 */
const NAMED_ONLY = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'css-loader',
  'jest',
  'react-refresh',
  'ts-loader',
  'typescript',
  'webpack-cli',
  'webpack-dev-server',
];

/** Packages imported by a compiled file. */
const importedPackages = (file: string): string[] =>
  importsOf(file)
    .filter((specifier) => !/^(\.|node:|@portal\/)/.test(specifier))
    .map(packageOf);

/**
 * Pinned to this repository's versions, so that an external section is built and run with exactly what the shell
 * shares.
 */
function dependenciesOf(staging: string, own: PackageJson): Record<string, string> {
  const root = readPackage(ROOT);
  const versions = { ...root.devDependencies, ...own.devDependencies, ...own.dependencies };
  const imported = globSync('{src,association}/**/*.{js,cjs}', { cwd: staging }).flatMap((file) =>
    importedPackages(join(staging, file)),
  );
  const names = [...new Set([...imported, ...NAMED_ONLY])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (!version) throw new Error(`@portal/shared uses ${name}, which is no dependency of it`);
      return [name, version];
    }),
  );
}

/** Compiles legal texts here, where their Markdown is; an external section gets the result. */
function compileTexts(staging: string): void {
  for (const file of globSync('src/texts/*.text.js', { cwd: staging }))
    writeFileSync(join(staging, file), compileText(basename(file, '.text.js'), TEXTS, new Date()));
}

/** TypeScript settings that an external section extends: this repository's, and the types of stylesheets. */
function typesOfSection() {
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: { types: string[] };
  };
  return { compilerOptions: { ...compilerOptions, types: [...compilerOptions.types, '@portal/shared/styles'] } };
}

/**
 * Compiles `@portal/shared` and packs it for sections in their own repositories.
 * @param destination folder for the archive
 * @returns path of the archive
 */
export function packShared(destination: string): string {
  const own = readPackage(SHARED);
  compileShared(STAGING);
  compileTexts(STAGING);
  copyAssets(STAGING, '**/*.{css,cjs,html,json}');
  const published = {
    name: own.name,
    version: versionOfArchive(),
    description: own.description,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(Object.entries(own.exports).map(([name, file]) => [name, exportOf(file)])),
      './styles': { types: './src/styles.d.ts' },
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    dependencies: dependenciesOf(STAGING, own),
  };
  writeFileSync(join(STAGING, 'package.json'), JSON.stringify(published, null, 2));
  writeFileSync(join(STAGING, 'tsconfig.json'), JSON.stringify(typesOfSection(), null, 2));
  // The fake host is built here, where its sources are; an external section only serves it.
  execFileSync(process.execPath, [join(ROOT, 'node_modules/webpack-cli/bin/cli.js')], {
    cwd: SHARED,
    stdio: 'inherit',
  });
  cpSync(ALONE_FOLDER, join(STAGING, 'dist/alone'), { recursive: true });
  return packFolder(STAGING, destination);
}

if (import.meta.main) {
  const destination = process.argv[2] ?? join(ROOT, '.cache/packages');
  console.log(packShared(resolve(process.env.INIT_CWD ?? '.', destination)));
}
