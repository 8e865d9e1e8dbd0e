/** Signs that messengers and sentences leave behind an address, also encoded. */
const BEHIND = /(?:[\s,.;:!?)\]}>'"…。，)」]|%(?:20|22|27|29|5D|3E|7D))+$/i;
/** Pages of other servers in old bookmarks. */
const INDEX = /\/index\.(?:html?|php)$/i;

/**
 * The path that a mistyped one probably means: without signs behind it, with single slashes, in lower case; null if it
 * is that already.
 */
export function tidiedPath(path: string): string | null {
  const single =
    path
      .replace(/\/{2,}/g, '/')
      .replace(BEHIND, '')
      .toLowerCase()
      .replace(INDEX, '') || '/';
  const tidied = single.length > 1 ? single.replace(/\/$/, '') : single;
  return tidied === path ? null : tidied;
}
