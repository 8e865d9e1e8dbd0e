import type { Line } from './lineOf.ts';

/** Signs that a visitor may follow a link. */
export type Sign = 'pointed' | 'touched' | 'focused' | 'in sight';

/**
 * Prefetched part: the page (code and data); or its section's first files, which are most of the way into a section not
 * visited yet.
 */
export type Fetched = 'page' | 'section' | 'nothing';

/**
 * Part prefetched for a sign on a line. A visible link is one of many, so it gets something only where that disturbs
 * nobody: on a line known to be good, and in a visible tab.
 */
export function fetchedFor(sign: Sign, line: Line, isVisible: boolean): Fetched {
  if (line === 'slow') return 'nothing';
  if (sign !== 'in sight') return 'page';
  return line === 'good' && isVisible ? 'section' : 'nothing';
}
