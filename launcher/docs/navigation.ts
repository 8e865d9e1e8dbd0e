import { isDecision, type Document } from './documents.ts';
import { escapeHtml } from './escapeHtml.ts';
import { GALLERY, READERS, type Reader } from './readers.ts';
import { relativeTo } from './relativeTo.ts';

const GALLERY_TITLE = 'Component gallery';

/** A step with its page. */
interface Stop {
  address: string;
  title: string;
  lang: 'en' | 'ko';
  why: string;
}

/** Steps of a reader that exist in the site, including the gallery if it was built. */
export function stopsOf({ steps }: Reader, documents: readonly Document[], hasGallery: boolean): Stop[] {
  return steps.flatMap(({ path, why }): Stop[] => {
    if (path === GALLERY) return hasGallery ? [{ address: GALLERY, title: GALLERY_TITLE, lang: 'en', why }] : [];
    const document = documents.find((one) => one.path === path);
    if (!document) throw new Error(`a reader is sent to ${path}, which is no document`);
    return [{ address: document.address, title: document.title, lang: document.lang, why }];
  });
}

/** Documents outside all readers' lists. Decisions are listed in their own table. */
export function otherDocuments(documents: readonly Document[]): Document[] {
  const read = new Set(READERS.flatMap(({ steps }) => steps.map(({ path }) => path)));
  return documents.filter((document) => !read.has(document.path) && !isDecision(document));
}

/** Links to all pages, grouped by reader. */
export function navigationOf(address: string, documents: readonly Document[], hasGallery: boolean): string {
  const link = ({ address: to, title, lang }: Pick<Stop, 'address' | 'title' | 'lang'>) => {
    const current = to === address ? ' aria-current="page"' : '';
    return `<li><a href="${relativeTo(address, to)}" lang="${lang}"${current}>${escapeHtml(title)}</a></li>`;
  };
  const group = (name: string, lang: string, links: readonly Pick<Stop, 'address' | 'title' | 'lang'>[]) => {
    const isOpen = links.some(({ address: to }) => to === address) ? ' open' : '';
    return `<details${isOpen}><summary lang="${lang}">${name}</summary>\n<ul>\n${links.map(link).join('\n')}\n</ul></details>`;
  };
  const groups = READERS.map((reader) => group(reader.name, reader.lang, stopsOf(reader, documents, hasGallery)));
  const others = otherDocuments(documents);
  return [...groups, ...(others.length ? [group('More', 'en', others)] : [])].join('\n');
}
