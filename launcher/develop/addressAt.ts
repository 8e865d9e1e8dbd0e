/** How long a portal elsewhere may take to answer. */
const ANSWER_TIMEOUT_MS = 10_000;

/** What the shell's server writes into a page where a developer's own build may take a section's place. */
const DEVELOPMENT = 'data-environment="development"';
const PRODUCTION = 'data-environment="production"';

interface OwnSection {
  /** `mf-about`. */
  name: string;
  /** Origin of its development server. */
  origin: string;
  /** A page of it to begin with. */
  path: string;
}

/**
 * The address at which a deployed portal shows one section from a developer's machine and all else from there.
 * @throws when it cannot be reached, is no portal, or is one in production, which loads no developer's builds
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
