/** Of a file that the browser has stored nothing comes over the line. */
const isFetched = ({ transferSize }: PerformanceResourceTiming) => transferSize > 0;

/**
 * Whether a file of a build came over the line. A canary's are never stored for those who come first, and nobody would
 * be compared with them otherwise.
 */
export function cameOverLine(base: string): boolean {
  const { href } = new URL(base, location.href);
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(href));
  return (files as PerformanceResourceTiming[]).some(isFetched);
}
