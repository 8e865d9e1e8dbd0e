import { signalAfter } from './deadline.ts';

/** Beside the navigation's own deadline, so that the repeat itself still has time. */
const FETCH_TIMEOUT_MS = 2000;

const failed = new Set<string>();

/** The address of a script or stylesheet; empty for everything else that may fail in a document. */
function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') return target.href;
  return '';
}

/** Remembers which scripts and stylesheets have failed: their events reach the document on the way down only. */
export function rememberFailedFiles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target);
      if (address) failed.add(address);
    },
    true,
  );
}

/**
 * Fetches what has failed past the browser's cache, once. A file that came damaged is kept there for a year, as whole
 * ones are, and Firefox would answer every further request with it.
 */
export async function fetchFailedAnew(): Promise<void> {
  const addresses = [...failed];
  failed.clear();
  await Promise.allSettled(
    addresses.map(async (address) => {
      const response = await fetch(address, { cache: 'reload', signal: signalAfter(FETCH_TIMEOUT_MS) });
      // The browser keeps only what has been read to its end.
      await response.arrayBuffer();
    }),
  );
}
