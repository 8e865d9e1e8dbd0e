/** Timeout for a response of a remote portal. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Mark in the shell's pages if a developer's build may replace a section. */
const DEVELOPMENT = 'data-environment="development"';
const PRODUCTION = 'data-environment="production"';

interface OwnSection {
  /** `mf-about`. */
  name: string;
  /** Origin of its development server. */
  origin: string;
  /** Path of its first page. */
  path: string;
}

/**
 * The address at which a deployed portal shows one section from a developer's machine.
 * @throws if it cannot be reached, is not a portal, or is in production, which loads no developer's builds
 */
export async function addressAt(portal: string, { name, origin, path }: OwnSection): Promise<string> {
  const address = new URL(path, portal);
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch((error: unknown) => {
    throw new Error(`${address.origin} cannot be reached`, { cause: error });
  });
  const page = await answer.text();
  if (page.includes(PRODUCTION))
    throw new Error(`${address.origin} is a portal in production, which loads no developer's builds`);
  if (!page.includes(DEVELOPMENT)) throw new Error(`${address.origin} is no portal: HTTP ${answer.status}`);
  address.searchParams.set(`section.${name}`, origin);
  return address.href;
}
