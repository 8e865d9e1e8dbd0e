import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../launcher/root.ts';
import { brokenBuild, renderedByBrowsers } from './harness/brokenBuild.ts';
import { FAULTS } from './harness/faults.ts';
import { MAX_WAIT_MS, runCase } from './harness/runCase.ts';
import { startServices, type Services } from './harness/Services.ts';
import { TestShell } from './harness/TestShell.ts';
import { navigateTo, visitBefore, visitsOf, type Past, type Visits } from './harness/visits.ts';

// A few faults of the matrix, so that the whole of it is not needed on every change: npm run lab -- faults has all.

const SELECTION = [
  'process stopped (SIGSTOP)',
  'script of the page gone',
  'integrity mismatch',
  'throws in render',
  'waits for ever in render',
];

/**
 * For a run next to another worker on a shared machine; the matrix and the gate run alone and allow no more than their
 * limit.
 */
const BUSY_MACHINE_MS = 5000;

let services: Services;
let testShell: TestShell;
let visits: Visits;
let past: Past;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  services = await startServices();
  testShell = await TestShell.start(services, join(ROOT, 'mf-about'));
  visits = visitsOf(testShell.build.record);
  past = await visitBefore(browser, testShell, visits);
});

test.afterAll(async () => {
  await testShell.close();
  await services.close();
});

for (const fault of FAULTS.filter(({ name }) => SELECTION.includes(name))) {
  for (const mode of ['deep', 'navigation'] as const) {
    test(`${fault.name}, ${mode}: the portal keeps working, shows the reason, and recovers`, async ({ browser }) => {
      const maxWaitMs = MAX_WAIT_MS + BUSY_MACHINE_MS;
      const { problems } = await runCase({ browser, testShell, visits, past, maxWaitMs }, fault, mode);
      expect(problems).toEqual([]);
    });
  }
}

test('a page whose effects never rest is left by a link', async ({ page }) => {
  const { path } = visits.navigation;
  const build = renderedByBrowsers(testShell.build);
  testShell.register(brokenBuild(build, 'never-rests', { page: path, fault: 'never-rests' }), null);
  const title = page.locator('main h1');
  await page.goto(testShell.url + path);
  await expect(title).toBeVisible();
  const before = await title.innerText();
  await navigateTo(page, visits.other);
  await expect(title).not.toHaveText(before, { timeout: MAX_WAIT_MS });
});
