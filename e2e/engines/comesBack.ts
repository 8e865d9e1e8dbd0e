import type { NetworkFault } from '../faults/harness/FaultProxy.ts';

// A section that was down for a moment comes back, without a new document.

/** All that end in the failure's page; how each is told apart is the fault table's (../faults). */
export const FAULTS: readonly NetworkFault[] = [
  'error-500',
  'gone',
  'reset',
  'html',
  'truncated',
  'changed',
  'hang-before-headers',
  'hang-in-body',
];
export const PAGE = '/news/asctn';
export const OTHER_PAGE = '/about/greeting';
export const isItsFile = (path: string): boolean => /^\/remotes\/mf-news-space\/.*\.(js|css)$/.test(path);
