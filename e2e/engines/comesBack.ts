import type { NetworkFault } from '../faults/harness/FaultProxy.ts';

// A section that was down for a moment recovers without a new document.

/** Faults that lead to the error page; the fault table (../faults) distinguishes them. */
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
