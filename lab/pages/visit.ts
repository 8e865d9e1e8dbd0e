import type { Browser, BrowserContext } from '@playwright/test';
import { readNotes, takeNotes, type Observed } from './observe.ts';
import { openOnPhone, PHONE, type Slowness } from './phone.ts';
import { countTraffic, type Traffic } from './traffic.ts';

/** Cost of one visit to a page. */
export type Visit = Observed & Traffic;

/** Two visits of one visitor: with an empty cache, and again. */
export interface Visits {
  cold: Visit;
  warm: Visit;
}

/** Pause after the last request, so that late content and its long tasks count too. */
const SETTLE_MS = 2500;
const TIMEOUT_MS = 60_000;

/** Otherwise the popups of the day would be measured instead of the page. */
const WITHOUT_POPUPS = { name: 'hide-popups', value: '1' };

/** A first-time visitor with a phone. */
export async function newVisitor(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ ...WITHOUT_POPUPS, url: origin }]);
  return context;
}

/** Opens a page, waits until it is complete, and presses the menu. */
async function visit(context: BrowserContext, url: string, slowness: Slowness): Promise<Visit> {
  const { page, protocol } = await openOnPhone(context, slowness);
  try {
    await takeNotes(page);
    const traffic = countTraffic(protocol);
    await page.goto(url, { timeout: TIMEOUT_MS });
    // Looking into the page meanwhile would add to the tasks that block it.
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const counted = traffic();
    const { interaction: _, ...loading } = await readNotes(page);
    await page.locator('main h1').first().waitFor({ timeout: TIMEOUT_MS });
    await page.getByRole('banner').getByRole('button', { name: '메뉴' }).click();
    await page.getByRole('dialog', { name: '전체 메뉴' }).waitFor({ timeout: TIMEOUT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const { interaction } = await readNotes(page);
    return { ...loading, interaction, ...counted };
  } finally {
    await page.close();
  }
}

/** Opens a page as a new visitor, and again as the same one. */
export async function visitTwice(browser: Browser, origin: string, path: string, slowness: Slowness): Promise<Visits> {
  const context = await newVisitor(browser, origin);
  try {
    const url = origin + path;
    return { cold: await visit(context, url, slowness), warm: await visit(context, url, slowness) };
  } finally {
    await context.close();
  }
}
