import type { NetworkFault } from '../faults/harness/FaultProxy.ts';

// A section that was down for a moment comes back, without a new document.

export const FAULTS: readonly NetworkFault[] = ['error-500', 'gone', 'reset'];
export const PAGE = '/news/asctn';
export const OTHER_PAGE = '/about/greeting';
export const isItsFile = (path: string): boolean => /^\/remotes\/mf-news-space\/.*\.(js|css)$/.test(path);
