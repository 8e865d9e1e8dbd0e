import type { Browser, Locator, Page } from '@playwright/test';
import { linkInMenu } from '../../e2e/frame.ts';
import { forgetNotes, readNotes, takeNotes } from './observe.ts';
import { openOnPhone, type Slowness } from './phone.ts';
import { newVisitor } from './visit.ts';

/** What one navigation inside the document cost. */
export interface Step {
  /** From the press until the page's heading stands. */
  shown: number;
  blocked: number;
  /** The slowest answer to a press on the way, the menu's among them. */
  interaction: number;
}

/** A walk through the sections: name of the step, where it leads, and the link that is pressed. */
const STEPS: readonly { name: string; heading: string | RegExp; find(page: Page): Promise<Locator> }[] = [
  { name: '/main to /about/history', heading: '연혁', find: (page) => linkInMenu(page, '협회소개', '연혁') },
  { name: 'to /news/notice', heading: '공지사항', find: (page) => linkInMenu(page, '뉴스', '공지사항') },
  {
    name: 'to an article',
    heading: /./,
    // The first item of a list is the way back in the breadcrumb.
    find: async (page) => page.getByRole('main').locator('a[href*="noticeNo="]').first(),
  },
  {
    name: 'to /manager/info',
    heading: '외식경영관리사 안내',
    find: (page) => linkInMenu(page, '외식경영관리사', '외식경영관리사 안내'),
  },
];
export const STEP_NAMES = STEPS.map(({ name }) => name);

/**
 * How a link is pressed: as soon as it is there, faster than anybody can; by somebody who has looked for it; by
 * somebody who has pointed at it for a moment.
 */
export type Press = 'at once' | 'looked for' | 'pointed at before';
export const PRESSES: readonly Press[] = ['at once', 'looked for', 'pointed at before'];

/** In which nobody finds an entry among six and moves a finger there. */
const LOOKING_MS = 1000;
/** As long as what is fetched for a link may take on a slow line. */
const POINTING_MS = 1500;

const SETTLE_MS = 1500;
const TIMEOUT_MS = 60_000;

/** Walks from the home page through the sections, as a new visitor. */
export async function walk(browser: Browser, origin: string, press: Press, slowness: Slowness): Promise<Step[]> {
  const context = await newVisitor(browser, origin);
  try {
    const { page } = await openOnPhone(context, slowness);
    await takeNotes(page);
    await page.goto(`${origin}/main`, { timeout: TIMEOUT_MS });
    await page.locator('main h1').first().waitFor({ timeout: TIMEOUT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const steps: Step[] = [];
    for (const { heading, find } of STEPS) {
      const before = await page.evaluate(() => location.pathname);
      await forgetNotes(page);
      await page.evaluate(() => {
        document.addEventListener(
          'click',
          ({ timeStamp }) => Object.assign(globalThis, { pressedAt: timeStamp }),
          true,
        );
      });
      const link = await find(page);
      if (press === 'looked for') await page.waitForTimeout(LOOKING_MS);
      if (press === 'pointed at before') {
        await link.hover();
        await page.waitForTimeout(POINTING_MS);
      }
      await link.click();
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
