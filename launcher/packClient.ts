import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { exportOf, importsOf, packageOf, packFolder, versionOfArchive } from './archive.ts';
import { compileShared, SHARED } from './compileShared.ts';
import { ROOT } from './root.ts';

interface PackageJson {
  exports: Record<string, string>;
  dependencies: Record<string, string>;
}

/** Entries of the client, and those of the contract by their names in `@portal/shared`. */
function facesOf(shared: PackageJson): Record<string, string> {
  const contract = Object.entries(shared.exports).filter(([name]) => name.startsWith('./contract'));
  return { '.': './src/apiClient/index.ts', ...Object.fromEntries(contract) };
}

/** Compiled files of an entry: `./src/contract/*.ts` has several. */
const filesOf = (compiled: string, face: string) =>
  globSync(face.replace(/\.ts$/, '.js'), { cwd: compiled }).map((file) => join(compiled, file));

/** Everything that these files import, directly or indirectly: files of `@portal/shared`, and packages. */
function reached(entries: string[]): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const types = file.replace(/\.js$/, '.d.ts');
    for (const specifier of [...importsOf(file), ...importsOf(types)]) {
      if (!specifier.startsWith('.')) packages.add(packageOf(specifier));
      else waiting.push(resolve(dirname(file), specifier.replace(/\.tsx?$/, '.js')));
    }
  }
  return { files, packages };
}

/**
 * Packs the API's client with the contract for external programs: the part of `@portal/shared` that needs no page.
 * @param destination folder for the archive
 * @returns path of the archive
 */
export function packClient(destination: string): string {
  const shared = JSON.parse(readFileSync(join(SHARED, 'package.json'), 'utf8')) as PackageJson;
  const faces = facesOf(shared);
  // Several may pack at once.
  const work = mkdtempSync(join(tmpdir(), 'portal-client-'));
  const [compiled, staging] = [join(work, 'compiled'), join(work, 'client')];
  compileShared(compiled);
  const { files, packages } = reached(Object.values(faces).flatMap((face) => filesOf(compiled, face)));
  for (const file of [...files].flatMap((code) => [code, code.replace(/\.js$/, '.d.ts')])) {
    const target = join(staging, relative(compiled, file));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  }
  const dependencies = [...packages].sort().map((name) => {
    const version = shared.dependencies[name];
    if (!version) throw new Error(`@portal/client would need ${name}`);
    return [name, version] as const;
  });
  const published = {
    name: '@portal/client',
    version: versionOfArchive(),
    description: 'The calls of the portal, typed and checked by its contract',
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=20.11' },
    sideEffects: false,
    exports: Object.fromEntries(Object.entries(faces).map(([name, file]) => [name, exportOf(file)])),
    dependencies: Object.fromEntries(dependencies),
  };
  writeFileSync(join(staging, 'package.json'), JSON.stringify(published, null, 2));
  const archive = packFolder(staging, destination);
  rmSync(work, { recursive: true });
  return archive;
}

if (import.meta.main) {
  const destination = process.argv[2] ?? join(ROOT, '.cache/packages');
  console.log(packClient(resolve(process.env.INIT_CWD ?? '.', destination)));
}
