import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefoxPath } from '../browser.ts';

const inPath = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

const NEEDED_BY_WEBKIT = ['WebKitWebDriver', 'xvfb-run', 'gjs'];
const typelib = () =>
  ['x86_64', 'aarch64'].some((machine) =>
    existsSync(`/usr/lib/${machine}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`),
  );

/** Messages about missing programs for driving an engine other than Chromium; empty if nothing is missing. */
export const MISSING = {
  firefox: () =>
    existsSync(firefoxPath()) ? '' : `no ${firefoxPath()}: apt-get install firefox-esr, or PORTAL_FIREFOX`,
  webkit: () =>
    NEEDED_BY_WEBKIT.every(inPath) && typelib()
      ? ''
      : 'not all there: apt-get install webkit2gtk-driver xvfb xauth gjs gir1.2-webkit2-4.1',
} as const;

export type Engine = keyof typeof MISSING;

export const ENGINES: readonly Engine[] = ['firefox', 'webkit'];

const PATCH = join(import.meta.dirname, 'firefox', 'withoutMediaFeatures.ts');
const NO_SETTINGS: Record<string, string> = {};

/** Playwright configuration for the journeys in one engine. */
export const journeysIn = (engine: Engine) => ({
  config: join(import.meta.dirname, 'playwright.config.ts'),
  environment: engine === 'firefox' ? { NODE_OPTIONS: `--import ${PATCH}` } : NO_SETTINGS,
});
