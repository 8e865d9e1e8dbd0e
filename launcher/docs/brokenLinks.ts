import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));

/**
 * Links of a site's pages without a target: missing or external files, and missing anchors.
 * @param othersPages folders of other programs' pages, such as the gallery, which are targets only
 * @returns `docs/operating.html: glossary.html#nothing` for each
 */
export function brokenLinks(folder: string, othersPages: readonly string[]): string[] {
  const pages = globSync('**/*.html', { cwd: folder }).filter(
    (page) => !othersPages.some((other) => page.startsWith(`${other}${sep}`)),
  );
  const ids = new Map(pages.map((page) => [join(folder, page), idsOf(readFileSync(join(folder, page), 'utf8'))]));
  return pages.sort().flatMap((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    const links = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
    const isBroken = (link: string) => {
      if (/^(https?:|mailto:|data:)/.test(link)) return false;
      const [path = '', anchor] = link.split('#', 2);
      const target = path ? resolve(folder, dirname(page), decodeURI(path)) : join(folder, page);
      if (!target.startsWith(resolve(folder) + sep) || !existsSync(target) || !statSync(target).isFile()) return true;
      const known = ids.get(target);
      return anchor !== undefined && known !== undefined && !known.has(decodeURIComponent(anchor));
    };
    return [...new Set(links.filter(isBroken))].map((link) => `${page}: ${link}`);
  });
}
