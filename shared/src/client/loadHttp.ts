import { clientEnvironment } from './environment.ts';
import type { http } from './http.ts';

type Http = typeof http;

/** Timeout of a small chunk that is usually loaded early; afterwards the connection counts as lost. */
const LOAD_TIMEOUT_MS = 10_000;

let loading: Promise<Http> | null = null;

async function load(): Promise<Http> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      clientEnvironment().abandonFiles();
      reject(new Error(`The HTTP client did not load within ${LOAD_TIMEOUT_MS} ms`));
    }, LOAD_TIMEOUT_MS);
  });
  try {
    return (await Promise.race([import(/* webpackChunkName: "http" */ './http.ts'), late])).http;
  } catch (error) {
    loading = null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads the HTTP client, which is in a chunk of its own because the first paint does not need it. Rejects like a failed
 * request if the chunk does not load; the next call requests it again.
 */
export const loadHttp = (): Promise<Http> => (loading ??= load());
