import type { Preload } from '@portal/shared/section';

/** A browser opens about six connections to a server: one stays free for calls, even if these files hang. */
const MAX_AT_ONCE = 5;

const preloaded = new Set<string>();

function preload({ href, as, integrity, crossOrigin }: Preload, onEnd: () => void): void {
  preloaded.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', as);
  if (integrity) link.setAttribute('integrity', integrity);
  if (crossOrigin) link.crossOrigin = crossOrigin;
  link.addEventListener('load', onEnd);
  link.addEventListener('error', onEnd);
  link.href = href;
  document.head.append(link);
}

/** Preloads the files of a page in parallel, before the code that would request them one after the other. */
export function preloadFiles(files: readonly Preload[]): void {
  const waiting = [...files];
  const next = () => {
    const file = waiting.shift();
    if (!file) return;
    if (preloaded.has(file.href)) next();
    else preload(file, next);
  };
  for (let count = 0; count < MAX_AT_ONCE; count += 1) next();
}
