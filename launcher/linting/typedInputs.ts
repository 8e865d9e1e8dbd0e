import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { versionsIn } from '../checks/inputs.ts';
import { reachable } from '../importGraph.ts';

/** Names of modules; it also finds other things than imports, which does no harm. */
const IMPORTED = /\b(?:from|import|require|requireActual|mock)\b[^'"\n;]{0,80}?(['"])([^'"\n]+)\1/g;
/** Global types, which apply without an import. */
const EVERYWHERE = /^declare (module|global)\b/m;
const SHARED = '@portal/shared/';
/** Settings of the linter and of TypeScript. */
const SETTINGS = /(^|\/)(tsconfig[^/]*\.json|package\.json|\.oxlintrc\.json)$/;

type Exports = readonly (readonly [name: string, file: string])[];

const sha1 = (text: string) => createHash('sha1').update(text).digest('base64');

function exportsOfShared(read: (file: string) => string): Exports {
  const { exports } = JSON.parse(read('shared/package.json')) as { exports: Record<string, string> };
  return Object.entries(exports);
}

/** File in the repository for a module; null if there is none. */
function fileOf(specifier: string, importer: string, exports: Exports): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  if (!specifier.startsWith(SHARED)) return null;
  const name = `./${specifier.slice(SHARED.length)}`;
  for (const [key, file] of exports) {
    const [start = '', end] = key.split('*');
    if (end === undefined ? key === name : name.startsWith(start) && name.endsWith(end))
      return posix.join('shared', file.replace('*', name.slice(start.length, name.length - (end?.length ?? 0))));
  }
  return null;
}

/**
 * For each file with types, a hash of everything that type-aware rules can depend on: the file, its direct and indirect
 * imports, the settings, the packages.
 */
export function typedInputs(root: string, files: readonly string[]): Map<string, string> {
  const read = (file: string) => {
    try {
      return readFileSync(join(root, file), 'utf8');
    } catch {
      return '';
    }
  };
  const code = files.filter((file) => /\.(tsx?|mts|cts|json)$/.test(file) && file !== 'package-lock.json');
  const texts = new Map(code.map((file) => [file, read(file)]));
  const exports = exportsOfShared(read);
  const targets = new Map(
    [...texts].map(([file, text]) => {
      const imported = [...text.matchAll(IMPORTED)].map(([, , specifier = '']) => fileOf(specifier, file, exports));
      return [file, new Set(imported.filter((target) => target !== null && texts.has(target)))] as const;
    }),
  ) as Map<string, Set<string>>;
  const hashes = new Map([...texts].map(([file, text]) => [file, sha1(text)]));
  const isEverywhere = (file: string) =>
    SETTINGS.test(file) || /\.d\.m?ts$/.test(file) || EVERYWHERE.test(texts.get(file) ?? '');
  const everywhere = code.filter(isEverywhere).map((file) => `${file} ${hashes.get(file) ?? ''}`);
  const around = [versionsIn(root), ...everywhere].join('\n');
  return new Map(
    code
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => {
        const behind = [...reachable(file, targets)].sort().map((one) => `${one} ${hashes.get(one) ?? ''}`);
        return [file, sha1([around, ...behind].join('\n'))];
      }),
  );
}
