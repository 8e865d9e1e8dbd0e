/** Signs that messengers and sentences leave behind an address; letters of a sentence that no path of a page has. */
const BEHIND = /[\s\p{P}\p{S}\p{Cf}]+$/u;
/** Pages of other servers in old bookmarks. */
export const INDEX = /\/index\.(?:html?|php)$/i;
/** Numbers in a query with such signs behind the last one; other values may end in any sign. */
const NUMBER_AND_SIGNS = /^(\?(?:.*&)?[a-z]+No=\d+)(?:[^\d&=]|%[0-9a-f]{2})+$/i;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * The path that a mistyped one probably means: without signs behind it, with single slashes, in lower case; null if it
 * is that already.
 */
export function tidiedPath(path: string): string | null {
  const tidied =
    decoded(path)
      .replace(/\/{2,}/g, '/')
      .replace(BEHIND, '')
      .toLowerCase()
      .replace(INDEX, '') || '/';
  return tidied === path ? null : tidied;
}

/** The query without the signs that a messenger has taken for a part of it. */
export const tidiedQuery = (query: string): string => query.replace(NUMBER_AND_SIGNS, '$1');
