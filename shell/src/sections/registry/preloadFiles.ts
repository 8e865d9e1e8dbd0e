import type { Preload } from '@portal/shared/section';
import { pageNonce } from '../loading/documentSettings.ts';

const preloaded = new Set<string>();

/** Lets the browser fetch the files of a page at once, before the code that asks for one after the other runs. */
export function preloadFiles(files: readonly Preload[]): void {
  for (const { href, as, integrity, crossOrigin } of files) {
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.nonce = pageNonce() ?? '';
    if (integrity) link.setAttribute('integrity', integrity);
    if (crossOrigin) link.crossOrigin = crossOrigin;
    link.href = href;
    document.head.append(link);
  }
}
