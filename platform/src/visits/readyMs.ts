import { cameOverLine } from './cameOverLine.ts';

/**
 * Milliseconds from the navigation until the first page is usable. Undefined if the browser has rendered it, if the
 * page is hidden, or if the build's files were cached.
 */
export function readyMs(base: string): number | undefined {
  const [hydrated] = performance.getEntriesByName('hydrated');
  if (!hydrated || document.visibilityState !== 'visible') return undefined;
  return cameOverLine(base) ? Math.round(hydrated.startTime) : undefined;
}
