import type { Browser, BrowserContext } from '@playwright/test';
import { readNotes, takeNotes, type Observed } from './observe.ts';
import { openOnPhone, PHONE, type Slowness } from './phone.ts';
import { countTraffic, type Traffic } from './traffic.ts';

/** What one visit to a page cost. */
export type Visit = Observed & Traffic;

/** Both visits of one visitor: with nothing stored, and once more. */
export interface Visits {
  cold: Visit;
  warm: Visit;
}

/** After the last request: what comes late, and the long tasks that it causes, belong to the visit. */
const SETTLE_MS = 2500;
const TIMEOUT_MS = 60_000;

/** The popups of the day would be measured instead of the page. */
const WITHOUT_POPUPS = { name: 'hide-popups', value: '1' };

/** A visitor with a phone who has never been here. */
export async function newVisitor(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ ...WITHOUT_POPUPS, url: origin }]);
  return context;
}

/** Opens a page, waits until it stands, and presses the menu. */
async function visit(context: BrowserContext, url: string, slowness: Slowness): Promise<Visit> {
  const { page, protocol } = await openOnPhone(context, slowness);
  try {
    await takeNotes(page);
    const traffic = countTraffic(protocol);
    await page.goto(url, { timeout: TIMEOUT_MS });
    // Whoever looked into the page meanwhile would be among the tasks that block it.
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
