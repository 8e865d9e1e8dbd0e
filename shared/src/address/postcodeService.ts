import type { PostcodeConstructor } from 'react-daum-postcode/lib/loadPostcode';

/** The service's script must load within this time; otherwise the portal's own search is offered. */
const TIMEOUT_MS = 3000;

async function load(): Promise<PostcodeConstructor> {
  const { loadPostcode } = await import('react-daum-postcode');
  return loadPostcode();
}

/**
 * The postcode service of Daum (Kakao), or null where the browser cannot reach it: offline, a closed network,
 * a blocker. Its loader remembers how the first attempt ended until the page is loaded again.
 */
export function postcodeService(): Promise<PostcodeConstructor | null> {
  return Promise.race([
    load().catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS)),
  ]);
}
