/** True for a file that was not served from the browser's cache. */
const isFetched = ({ transferSize }: PerformanceResourceTiming) => transferSize > 0;

/**
 * True if a file of a build was transferred. A canary's files are never cached on a first visit, so its visitors can
 * only be compared with visitors of the live build whose files were not cached either.
 */
export function cameOverLine(base: string): boolean {
  const { href } = new URL(base, location.href);
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(href));
  return (files as PerformanceResourceTiming[]).some(isFetched);
}
