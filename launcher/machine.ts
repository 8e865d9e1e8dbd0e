import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findPrograms } from '../api/src/testing/postgresPrograms.ts';
import { browserPath } from '../e2e/browser.ts';
import { ENGINES, MISSING } from '../e2e/engines/engines.ts';

/** A requirement of some test steps on the machine. */
interface Need {
  steps: readonly string[];
  /** One line about the missing program and its installation; empty if nothing is missing. */
  missing(): string;
}

/** True for an installed Chromium, or Playwright's download. */
export const hasChromium = (): boolean => browserPath() !== undefined || existsSync(chromium.executablePath());

/** Systems other than Linux include one. */
export function hasKoreanFont(): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return execFileSync('fc-list', [':lang=ko'], { encoding: 'utf8', stdio: 'pipe', env: process.env }).trim() !== '';
  } catch {
    // It is part of fontconfig, without which no browser finds a font.
    return false;
  }
}

function missingPostgres(): string {
  if (process.env.TEST_DATABASE_URL) return '';
  try {
    findPrograms(null, '');
    return '';
  } catch (error) {
    return `tests run on the embedded database alone: ${(error as Error).message}`;
  }
}

const WALKING = ['smoke', 'core', 'journeys', 'skew', ...ENGINES];

const NEEDS: readonly Need[] = [
  { steps: ['units', 'slow', 'alone'], missing: missingPostgres },
  {
    steps: WALKING,
    missing: () =>
      hasChromium()
        ? ''
        : 'no Chromium, it will be downloaded: apt-get install chromium-headless-shell, or PORTAL_CHROMIUM',
  },
  {
    steps: WALKING,
    missing: () => (hasKoreanFont() ? '' : 'no Korean font: apt-get install fontconfig fonts-noto-cjk'),
  },
  ...ENGINES.map((engine) => ({
    steps: [engine],
    missing: () => {
      const reason = MISSING[engine]();
      return reason && `journeys in ${engine} will be skipped: ${reason}`;
    },
  })),
];

/** Requirements of the selected steps that this machine lacks, one line each. */
export const missingFor = (isWanted: (step: string) => boolean, needs = NEEDS): string[] =>
  needs
    .filter(({ steps }) => steps.some(isWanted))
    .map(({ missing }) => missing())
    .filter((line) => line !== '');
