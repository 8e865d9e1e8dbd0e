import { isWithin } from './isWithin.ts';

const depth = (path: string) => path.split('/').length;

/**
 * The page at a path without query or hash, as the router would choose it: the one with this very path, else the first
 * whose `:name` segments fit, `/news/:number` at `/news/3`.
 */
export const pageAt = <Page extends { path: string }>(pages: readonly Page[], path: string): Page | undefined =>
  pages.find((page) => page.path === path) ??
  pages.find((page) => depth(page.path) === depth(path) && isWithin(path, page.path));
