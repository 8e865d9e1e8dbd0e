import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from '../../rendered.ts';
import { brokenBuild, renderedByBrowsers } from './brokenBuild.ts';
import type { Fault } from './faults.ts';
import type { TestShell } from './TestShell.ts';
import { fieldOf, navigateTo, type Past, type Visits } from './visits.ts';

/** Way in which the visitor reaches the section. */
export type Mode = 'deep' | 'navigation';

/** Time from the navigation in which the page or the error page with its recovery must be shown. */
export const MAX_WAIT_MS = 10_000;
/** Longest wait of a case for measuring a delay. */
const GIVE_UP_MS = 30_000;
/** Time for everything that does not depend on the broken section. */
const AT_ONCE_MS = 6000;

/** Result of one fault in one section. */
export interface CaseResult {
  section: string;
  fault: string;
  mode: Mode;
  /** From the navigation to the error page or the page itself; null if neither was shown. */
  shownMs: number | null;
  /** Cause shown on the error page; empty if the page itself was shown. */
  cause: string;
  /** Deviations from the expected behaviour. */
  problems: string[];
}

interface CaseContext {
  browser: Browser;
  testShell: TestShell;
  visits: Visits;
  past: Past;
  /** Default: `MAX_WAIT_MS`. */
  maxWaitMs?: number;
}

export const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 140) ?? '';

const failureOf = (page: Page): Locator => page.locator('[data-cause]');
/** A page's own heading, other than that of an error or of an unknown address. */
const headingOf = (page: Page): Locator =>
  page.locator('main h1:not([data-cause] h1)').filter({ hasNotText: '페이지를 찾을 수 없습니다' });

/** Causes a fault on the page or inset at `path`. Returns the function that ends it. */
export async function begin({ how }: Fault, testShell: TestShell, path: string): Promise<() => Promise<void> | void> {
  const { proxy, build } = testShell;
  switch (how.kind) {
    case 'refused':
      await proxy.refuse();
      return () => proxy.heal();
    case 'stopped':
      testShell.stop();
      return () => testShell.resume();
    case 'network': {
      const { entry, files } = build.record;
      const concerned = {
        all: null,
        entry: [entry],
        page: files[path]?.scripts.slice(-1) ?? [],
        styles: [...(files['*']?.styles ?? []), ...(files[path]?.styles ?? [])],
      }[how.files];
      proxy.break(how.fault, (file) => concerned?.some((name) => file.endsWith(`/${name}`)) ?? true);
      return () => proxy.heal();
    }
    case 'code':
      return () => undefined;
    case 'record':
      return () => testShell.register(renderedByBrowsers(build), null);
  }
}

/** Puts a build live for visitors: the ordinary one with an earlier one as its fallback, or a broken one. */
export function registerFor({ how }: Fault, testShell: TestShell, page: string): void {
  const build = renderedByBrowsers(testShell.build);
  if (how.kind === 'code')
    testShell.register(
      brokenBuild(build, `${how.fault}-${page.replace(/\W+/g, '-')}`, { page, fault: how.fault }),
      null,
    );
  else if (how.kind === 'record')
    testShell.register(brokenBuild(build, Object.keys(how.record).join(), { page, record: how.record }), null);
  // The proxy has the earlier build: if only the process is stopped, visitors would simply get that one.
  else testShell.register(build, how.kind === 'stopped' ? null : brokenBuild(build, 'earlier', { page }));
}

async function checkOtherSection(context: BrowserContext, testShell: TestShell, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(testShell.url + path, { waitUntil: 'commit', timeout: AT_ONCE_MS });
  await expect(headingOf(page)).toBeVisible({ timeout: AT_ONCE_MS });
  await page.close();
}

export async function checkFrame(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('li > button').first();
  await menu.click({ timeout: AT_ONCE_MS });
  await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: AT_ONCE_MS });
  await menu.press('Escape');
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: AT_ONCE_MS });
}

export async function checkBeacon(testShell: TestShell, causes: readonly string[]): Promise<void> {
  const heard = () =>
    testShell.api.reports.map((report) => {
      const { section, cause } = JSON.parse(report) as { section: string; cause: string };
      return `${section} ${cause}`;
    });
  await expect
    .poll(() => heard().some((report) => causes.some((cause) => report === `${testShell.name} ${cause}`)), {
      timeout: MAX_WAIT_MS,
    })
    .toBe(true)
    .catch(() => {
      throw new Error(`heard ${heard().join(', ') || 'nothing'}`);
    });
}

/** Breaks a section in one way for one visitor, checks everything that is promised, and repairs it. */
export async function runCase(
  { browser, testShell, visits, past, maxWaitMs = MAX_WAIT_MS }: CaseContext,
  fault: Fault,
  mode: Mode,
): Promise<CaseResult> {
  const result: CaseResult = {
    section: testShell.name,
    fault: fault.name,
    mode,
    shownMs: null,
    cause: '',
    problems: [],
  };
  const check = (what: string, work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => void result.problems.push(`${what}: ${firstLine(error)}`),
    );
  const visit = visits[mode];
  const context = await browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    storageState: visit.member ? past.member : past.guest,
  });
  let end: () => Promise<void> | void = () => undefined;
  try {
    testShell.api.reports.length = 0;
    registerFor(fault, testShell, visit.path);
    const page = await context.newPage();
    if (mode === 'deep') {
      await context.addInitScript((kept) => {
        if (sessionStorage.length === 0) Object.assign(sessionStorage, kept);
      }, past.typed);
    } else {
      await page.goto(testShell.url + visits.navigation.from);
      await untilHydrated(page);
      if (visit.typed) await fieldOf(page, visit.typed).fill(visit.typed.text);
      else await expect(headingOf(page)).toBeVisible();
    }

    end = await begin(fault, testShell, visit.path);
    const startedAt = Date.now();
    if (mode === 'deep') await page.goto(testShell.url + past.deepAddress, { waitUntil: 'commit' });
    else await navigateTo(page, visit.path);
    const meanwhile = [
      check('another section', checkOtherSection(context, testShell, visits.other)),
      ...(mode === 'deep' ? [check('header', checkFrame(page))] : []),
    ];
    // The address changes when the page is shown; until then the previous page stays.
    if (fault.causes.length === 0)
      await check(
        'address',
        page.waitForURL((url) => url.pathname === visit.path),
      );
    const shown = (fault.causes.length > 0 ? failureOf(page) : headingOf(page)).first();
    await check(
      'shown',
      shown.waitFor({ timeout: GIVE_UP_MS }).then(() => void (result.shownMs = Date.now() - startedAt)),
    );
    await Promise.all(meanwhile);
    if (result.shownMs === null) return result;
    if (result.shownMs > maxWaitMs) result.problems.push(`shown after ${(result.shownMs / 1000).toFixed(1)} s`);

    if (fault.causes.length > 0) {
      result.cause = (await failureOf(page).getAttribute('data-cause')) ?? '';
      if (!fault.causes.some((cause) => cause === result.cause)) result.problems.push(`cause ${result.cause}`);
      if (mode === 'navigation') await check('header', checkFrame(page));
      await check('beacon', checkBeacon(testShell, fault.causes));
      await end();
      await check('recovery', recover(page));
    }
    if (visit.typed) await check('typed text', checkTyped(page, visit.typed, mode));
  } catch (error) {
    result.problems.push(firstLine(error));
  } finally {
    await end();
    await testShell.proxy.heal();
    testShell.resume();
    await context.close();
  }
  return result;
}

/** One press of 다시 시도 in the same document, after the fault has ended. */
async function recover(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true, faultIsGone: true }));
  await page.getByRole('button', { name: '다시 시도' }).click({ timeout: AT_ONCE_MS });
  await expect(headingOf(page)).toBeVisible({ timeout: MAX_WAIT_MS });
  if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error('the page was loaded again');
}

async function checkTyped(page: Page, typed: NonNullable<Visits['deep']['typed']>, mode: Mode): Promise<void> {
  if (mode === 'navigation') await page.goBack();
  await expect(fieldOf(page, typed)).toHaveValue(typed.text, { timeout: AT_ONCE_MS });
}
