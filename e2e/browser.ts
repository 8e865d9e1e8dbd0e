import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Debian's: first the headless one, which takes two thirds of the time. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of an installed Chromium (`PORTAL_CHROMIUM`, or Debian's); undefined: Playwright's download. */
export function browserPath(): string | undefined {
  return process.env.PORTAL_CHROMIUM || INSTALLED.find((path) => existsSync(path));
}

/** Path of an installed Firefox: `PORTAL_FIREFOX`, or Debian's. */
export const firefoxPath = (): string => process.env.PORTAL_FIREFOX || '/usr/bin/firefox-esr';

/** Starts that browser for programs that are not tests. @param args further arguments of Chromium */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = browserPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}
