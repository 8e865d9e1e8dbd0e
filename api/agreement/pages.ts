import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words on the portal's pages, read from their sources because the API imports none of them. */

const REPOSITORY = join(import.meta.dirname, '../..');
const PAGES = [
  'mf-*/src/**/*.{ts,tsx,json}',
  'shell/src/**/*.{ts,tsx,html}',
  'platform/src/**/*.{ts,tsx}',
  'shared/src/**/*.{ts,tsx,md}',
  'association/**/*.{ts,tsx,md,json}',
];
const isNoPage = (path: string) =>
  /\.(test|stories)\.|\/gallery\/|\/testing\/|\/federation\/|^association\/README/.test(path);

export interface Page {
  path: string;
  /** Source without comments. */
  source: string;
}

const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');

const readPage = (path: string): string => withoutComments(readFileSync(join(REPOSITORY, path), 'utf8'));

export const readPages = (): Page[] =>
  PAGES.flatMap((pattern) => globSync(pattern, { cwd: REPOSITORY }))
    .filter((path) => !isNoPage(path))
    .map((path) => ({ path, source: readPage(path) }));

/** `메뉴 > 하위 메뉴` of every section, by the titles of its pages. */
export function menusOf(pages: readonly Page[]): Set<string> {
  const names = pages
    .filter(({ path }) => path.endsWith('/src/section.ts'))
    .flatMap(({ source }) => {
      const titles = new Map(
        [...source.matchAll(/path: '([^']+)',\s*title: '([^']+)'/g)].map(([, path = '', title = '']) => [path, title]),
      );
      return [...source.matchAll(/title: '([^']+)',\s*order: \d+,\s*entries: \[([^\]]*)\]/g)].flatMap(
        ([, menu = '', entries = '']) =>
          [...entries.matchAll(/'([^']+)'/g)].map(([, path = '']) => `${menu} > ${titles.get(path) ?? path}`),
      );
    });
  return new Set(names);
}

/** Names of the organisation chart: bodies and departments. */
export const departmentsOf = (): Set<string> =>
  new Set(
    [...readPage('association/about/structure.json').matchAll(/"name": "([^"]+)"/g)].map(([, name = '']) => name),
  );

/** Branches with their addresses and telephones, as listed on the page of the agencies. */
export const agenciesSource = () => readPage('association/about/agencies.json');

/** Returns a test for words that stand alone on a page: between tags, in quotes, on a line. */
export function wordsOnPages(pages: readonly Page[]): (words: string) => boolean {
  const all = pages.map(({ source }) => source).join('\n');
  return (words) => new RegExp(`[>'"\`\\n]\\s*${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*[<'"\`\\n]`).test(all);
}
