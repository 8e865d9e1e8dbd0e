import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { originOf, SHELL } from '@portal/shared/federation/apps';
import { browserPath } from './browser.ts';
import { JOURNEY_PORTS, PUSH_PORT } from './ports.ts';

const ROOT = join(import.meta.dirname, '..');
/** A portal already running in demo mode; without it one is started with a new database. */
const running = process.env.PORTAL_ADDRESS;
const baseUrl = running ?? originOf(SHELL, JOURNEY_PORTS);
// Each worker reads the configuration again; the first one creates the data folder.
process.env.PORTAL_JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), 'portal-journeys-'));

const executablePath = browserPath();

/** Journeys that are the same in windows of all sizes, or set the size themselves. */
const NOT_ON_A_PHONE = [
  // The demo has one dormant member, who can be released once, and employees with one live session each.
  /(dormant|administrator|office)\.spec\.ts|journeys\/office\//,
  // Logs, storage, documents for search engines and guests, server rendering, printing, validity, journeys over days,
  // or in a separate portal in the daytime.
  /(secrets|found|routes|rendering|html|time|offline|styles|typeface|newerApi|offlinePage|papers|groups|invoices)\.spec\.ts/,
  // Codes, sessions and messages; the forms for joining, logging in and the member's page are checked in both sizes.
  /membership\/(alreadyMember|code|find|gateway|notices|session|withdrawal)\.spec\.ts/,
  // Missing browser features, unbundled modules, prefetching, and a slow connection.
  /(olderBrowsers|packedClient|ahead|applying)\.spec\.ts/,
  // It waits half a minute for its job, and checks its pages in both sizes.
  /lateCashReceipt\.spec\.ts/,
  // Its push service has one port; the page is checked in both sizes.
  /deviceNotices\.spec\.ts/,
  // They set the size themselves.
  /(axe|demo|keyboard|reading|seeing|correction|newTerms|line|announcements)\.spec\.ts/,
  // Members and employees in turn, who wait for each other; each page of the way is looked at in both sizes.
  /(cashReceipts|eligibility|inquiries|numberedPapers|results|roster)\.spec\.ts/,
];

/** Journeys in a real browser on the built system with a new embedded database. */
export default defineConfig({
  testDir: '.',
  outputDir: join(ROOT, 'test-results'),
  fullyParallel: false,
  // A journey waits for its portal almost half of its time.
  workers: Math.ceil(1.5 * availableParallelism()),
  retries: 0,
  forbidOnly: true,
  // A journey fails by a single step that does not happen, even on a machine a quarter as fast; not by the sum of its
  // steps.
  timeout: 900_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [
    process.env.RUNNER === '1' ? [join(import.meta.dirname, 'reporter.ts')] : ['list'],
    ['json', { outputFile: join(ROOT, '.cache', 'results', 'playwright.json') }],
  ],
  use: {
    baseURL: baseUrl,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'ko-KR',
    // Not Seoul: the pages must not depend on the browser's time zone.
    timezoneId: 'America/New_York',
    // The journey of the offline page allows them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Without screenshots, which take a tenth of the time of all journeys; off where nobody can open a trace.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  projects: [
    // First, because some of them take minutes one after another, and the other worker would wait for them at the end.
    {
      name: 'faults',
      testMatch: /(faults|gate|newSection)\/.*\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
      fullyParallel: false,
    },
    {
      name: 'desktop',
      testMatch: /(journeys|accessibility)\/.*\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /(journeys|accessibility)\/.*\.spec\.ts/,
      testIgnore: NOT_ON_A_PHONE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  ...(!running && {
    webServer: {
      command: `node ${join(ROOT, 'launcher', 'start.ts')}`,
      url: `${baseUrl}/main`,
      // All members of the journeys have one IP address.
      env: {
        ...JOURNEY_PORTS,
        PORTAL_DATA: process.env.PORTAL_JOURNEY_DATA,
        CODE_SENDS_PER_ADDRESS: '3000',
        // Notices on devices go to a service that their journey starts.
        PUSH_KEY: randomBytes(32).toString('base64url'),
        PUSH_URL: `http://127.0.0.1:${PUSH_PORT}`,
      },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
});
