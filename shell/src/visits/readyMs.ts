/** Of a file that the browser has stored nothing comes over the line. */
const isFetched = ({ transferSize }: PerformanceResourceTiming) => transferSize > 0;

/**
 * How long it took from the navigation to the first page that can be used. Undefined where the browser has rendered it,
 * where nobody was looking, and where the build's files were stored: a canary's never are for those who come first, and
 * nobody would be compared with them otherwise.
 */
export function readyMs(base: string): number | undefined {
  const [hydrated] = performance.getEntriesByName('hydrated');
  if (!hydrated || document.visibilityState !== 'visible') return undefined;
  const { href } = new URL(base, location.href);
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(href));
  return (files as PerformanceResourceTiming[]).some(isFetched) ? Math.round(hydrated.startTime) : undefined;
}
