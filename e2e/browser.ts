import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** An installed Chromium (`PORTAL_CHROMIUM`, or Debian's); undefined means Playwright's download. */
export function browserPath(): string | undefined {
  const named = process.env.PORTAL_CHROMIUM;
  if (named) return named;
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;
}

/** Starts that browser, for programs that are no tests. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = browserPath();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
}
