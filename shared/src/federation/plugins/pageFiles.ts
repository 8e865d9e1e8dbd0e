import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { insetPath } from '../../section/insetPath.ts';
import type { LoadedFiles } from '../../section/registry.ts';
import type { Section } from '../../section/section.ts';
import { filesOf } from './chunkFiles.ts';

/** The chunk of a section's routes, by the name that the federation gives it. */
export const ROUTES_CHUNK = '__federation_expose_routes';

/** Drops the extension, since the loader rewrites `.tsx` to `.js`. */
export const withoutExtension = (request: string) => request.replace(/\.(tsx?|jsx?)$/, '');

const IMPORT = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*(?:(["'`])([^"'`$]+)\1\s*)?/gs;

/**
 * What a page's `load` imports, as its source says it, without the extension.
 * @param load the source of the function: `() => import('./notice/NoticePage.tsx')`.
 * @throws when it is not exactly one import of a path that is written out.
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
 * The files of each page and each inset by its path, and under `*` what every page of the section needs beside the
 * entry. One whose files cannot be told is an error of the build.
 * @param folder the section's: its `src/section.ts` has the table.
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
