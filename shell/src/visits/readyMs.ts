import { cameOverLine } from './cameOverLine.ts';

/**
 * How long it took from the navigation to the first page that can be used. Undefined where the browser has rendered it,
 * where nobody was looking, and where the build's files were stored.
 */
export function readyMs(base: string): number | undefined {
  const [hydrated] = performance.getEntriesByName('hydrated');
  if (!hydrated || document.visibilityState !== 'visible') return undefined;
  return cameOverLine(base) ? Math.round(hydrated.startTime) : undefined;
}
