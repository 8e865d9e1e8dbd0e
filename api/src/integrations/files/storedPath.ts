import { mediaTypeOf } from './mediaTypes.ts';

/**
 * Names of letters, digits, underscores and hyphens, separated by single slashes, with one dot before the extension:
 * such a path cannot leave its folder or bucket.
 */
const PATH_PATTERN = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\.[a-z0-9]{2,5}$/;
const MAX_LENGTH = 200;

/** True if this can be the path of a stored file. */
export const isStoredPath = (path: string) =>
  path.length <= MAX_LENGTH && PATH_PATTERN.test(path) && mediaTypeOf(path) !== null;

/** @throws if no stored file can have this path */
export function requireStoredPath(path: string): string {
  if (!isStoredPath(path)) throw new Error('not a path of the file store');
  return path;
}
