import { isWithin } from './isWithin.ts';

const depth = (path: string) => path.split('/').length;

/**
 * Page at a path without query or hash, chosen like in the router: an exact match, otherwise the first whose `:name`
 * segments match, such as `/news/:number` at `/news/3`.
 */
export const pageAt = <Page extends { path: string }>(pages: readonly Page[], path: string): Page | undefined =>
  pages.find((page) => page.path === path) ??
  pages.find((page) => depth(page.path) === depth(path) && isWithin(path, page.path));
