import { signalAfter } from './deadline.ts';

/** Shorter than the navigation's own deadline, so that the retry itself still has time. */
const FETCH_TIMEOUT_MS = 2000;

const failed = new Set<string>();

/** Address of a script or stylesheet; empty for other elements that fail. */
function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') return target.href;
  return '';
}

/** Records failed scripts and stylesheets: their error events do not bubble, but are captured on the document. */
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
 * Fetches failed files past the browser's cache, once. A damaged file is cached for a year, like an intact one, and
 * Firefox would serve it to every further request.
 */
export async function refetchFailed(): Promise<void> {
  const addresses = [...failed];
  failed.clear();
  await Promise.allSettled(
    addresses.map(async (address) => {
      const response = await fetch(address, { cache: 'reload', signal: signalAfter(FETCH_TIMEOUT_MS) });
      // The browser caches only a response that was read completely.
      await response.arrayBuffer();
    }),
  );
}
