/**
 * True if a path equals `prefix` or is below it: `/news/notice` is within `/news`, `/newspaper` is not. A segment
 * `:name` of the prefix matches any single segment: `/news/3/print` is within `/news/:number`. Both are paths without
 * query or hash; the prefix has no trailing slash.
 */
export function isWithin(path: string, prefix: string): boolean {
  const segments = path.split('/');
  return prefix
    .split('/')
    .every((wanted, index) => (wanted.startsWith(':') ? Boolean(segments[index]) : segments[index] === wanted));
}
