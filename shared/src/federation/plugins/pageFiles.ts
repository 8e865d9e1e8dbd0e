import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { insetPath } from '../../section/insetPath.ts';
import type { LoadedFiles } from '../../section/registry.ts';
import type { Section } from '../../section/section.ts';
import { filesOf } from './chunkFiles.ts';

/** Chunk of a section's routes, as named by the federation. */
export const ROUTES_CHUNK = '__federation_expose_routes';

/** Drops the extension, since the loader rewrites `.tsx` to `.js`. */
export const withoutExtension = (request: string) => request.replace(/\.(tsx?|jsx?)$/, '');

const IMPORT = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*(?:(["'`])([^"'`$]+)\1\s*)?/gs;

/**
 * Import path in the source of a page's `load`, without the extension.
 * @param load source of the function: `() => import('./notice/NoticePage.tsx')`.
 * @throws unless there is exactly one import with a literal path.
 */
export function importedBy(path: string, load: string): string {
  const [first, ...more] = [...load.matchAll(IMPORT)].map(([, , request]) => request);
  if (!first || more.length > 0)
    throw new Error(`${path}: write load: () => import('./…/Page.tsx'), else its files cannot be told`);
  return withoutExtension(first);
}

const without = (page: LoadedFiles, common: LoadedFiles): LoadedFiles => ({
  scripts: page.scripts.filter((file) => !common.scripts.includes(file)),
  styles: page.styles.filter((file) => !common.styles.includes(file)),
});

/** A page or an inset, by its path. */
interface Row {
  path: string;
  load(): Promise<unknown>;
}

const rowsOf = ({ pages, insets = [], prefixes }: Section): Row[] => [
  ...pages,
  ...insets.map(({ name, load }) => ({ path: insetPath(prefixes, name), load })),
];

/**
 * Files of each page and inset by path, and under `*` the files that every page of the section needs in addition to the
 * entry. Fails the build if the files of one cannot be determined.
 * @param folder of the section: its `src/section.ts` has the table.
 */
export function filesByPage(compilation: Compilation, section: Section, folder: string): Record<string, LoadedFiles> {
  const groups = [...compilation.chunkGroups];
  const exposed = groups.find((group) => group.name === ROUTES_CHUNK);
  const common = exposed ? filesOf(exposed) : { scripts: [], styles: [] };
  const table = join(folder, 'src/section.ts');
  const filesOfPage = ({ path, load }: Row) => {
    const request = importedBy(path, String(load));
    const group = groups.find(({ origins }) =>
      origins.some(
        (origin) =>
          origin.module?.nameForCondition() === table &&
          typeof origin.request === 'string' &&
          withoutExtension(origin.request) === request,
      ),
    );
    if (!group) throw new Error(`${path}: the build has nothing for import('${request}') of src/section.ts`);
    return without(filesOf(group), common);
  };
  const files: Record<string, LoadedFiles> = { '*': common };
  for (const row of rowsOf(section)) {
    try {
      files[row.path] = filesOfPage(row);
    } catch (error) {
      compilation.errors.push(new compilation.compiler.webpack.WebpackError((error as Error).message));
    }
  }
  return files;
}
