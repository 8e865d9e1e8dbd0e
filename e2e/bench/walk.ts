import type { Browser, Page } from '@playwright/test';
import { goByMenu } from '../frame.ts';
import { forgetNotes, readNotes, takeNotes } from './observe.ts';
import { openOnPhone } from './phone.ts';
import { newVisitor } from './visit.ts';

/** What one navigation inside the document cost. */
export interface Step {
  /** From the press until the page's heading stands. */
  shown: number;
  blocked: number;
  /** The slowest answer to a press on the way, the menu's among them. */
  interaction: number;
}

/** A walk through the sections: name of the step, where it leads, and how. */
const STEPS: readonly { name: string; heading: string | RegExp; go(page: Page): Promise<void> }[] = [
  { name: '/main to /about/history', heading: '연혁', go: (page) => goByMenu(page, '협회소개', '연혁') },
  { name: 'to /news/notice', heading: '공지사항', go: (page) => goByMenu(page, '뉴스', '공지사항') },
  {
    name: 'to an article',
    heading: /./,
    go: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first().click(),
  },
  {
    name: 'to /manager/info',
    heading: '외식경영관리사 안내',
    go: (page) => goByMenu(page, '외식경영관리사', '외식경영관리사 안내'),
  },
];
export const STEP_NAMES = STEPS.map(({ name }) => name);

const SETTLE_MS = 1500;
const TIMEOUT_MS = 60_000;

/** Walks from the home page through the sections, as a new visitor. */
export async function walk(browser: Browser, origin: string): Promise<Step[]> {
  const context = await newVisitor(browser, origin);
  try {
    const { page } = await openOnPhone(context);
    await takeNotes(page);
    await page.goto(`${origin}/main`, { timeout: TIMEOUT_MS });
    await page.locator('main h1').first().waitFor({ timeout: TIMEOUT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const steps: Step[] = [];
    for (const { heading, go } of STEPS) {
      const before = await page.evaluate(() => location.pathname);
      await forgetNotes(page);
      await page.evaluate(() => {
        document.addEventListener(
          'click',
          ({ timeStamp }) => Object.assign(globalThis, { pressedAt: timeStamp }),
          true,
        );
      });
      await go(page);
      await page.waitForFunction((path) => location.pathname !== path, before, { timeout: TIMEOUT_MS });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: TIMEOUT_MS });
      const shown = await page.evaluate(
        () => performance.now() - (globalThis as unknown as { pressedAt: number }).pressedAt,
      );
      await page.waitForTimeout(SETTLE_MS);
      const { blocked, interaction } = await readNotes(page);
      steps.push({ shown, blocked, interaction });
    }
    return steps;
  } finally {
    await context.close();
  }
}
