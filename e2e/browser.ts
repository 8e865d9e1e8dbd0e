import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** An installed Chromium (`PORTAL_CHROMIUM`, or Debian's); undefined means Playwright's download. */
export function browserPath(): string | undefined {
  const named = process.env.PORTAL_CHROMIUM;
  if (named) return named;
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;
}
