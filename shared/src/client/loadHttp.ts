import { clientEnvironment } from './environment.ts';
import type { http } from './http.ts';

type Http = typeof http;

/** The file is small and mostly there before it is needed: after this time the line counts as lost. */
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
 * The HTTP client, in a file of its own: no part of the first paint needs it. Fails as a request does when the file
 * does not come; the next call then asks for it again.
 */
export const loadHttp = (): Promise<Http> => (loading ??= load());
