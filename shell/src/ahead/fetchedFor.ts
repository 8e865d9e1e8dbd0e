import type { Line } from './lineOf.ts';

/** By what a visitor shows that a link may be followed. */
export type Sign = 'pointed' | 'touched' | 'focused' | 'in sight';

/**
 * What is fetched for it: the page, code and data; or what its section begins with, which is most of the way into one
 * never seen.
 */
export type Fetched = 'page' | 'section' | 'nothing';

/**
 * What a sign is worth on a line. A link in sight is one of many, so that it gets something only where that disturbs
 * nobody: on a line that is known to be good, and in a tab that is looked at.
 */
export function fetchedFor(sign: Sign, line: Line, isVisible: boolean): Fetched {
  if (line === 'slow') return 'nothing';
  if (sign !== 'in sight') return 'page';
  return line === 'good' && isVisible ? 'section' : 'nothing';
}
