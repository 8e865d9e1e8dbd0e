import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../rendered.ts';
import type { GateContext } from './GateContext.ts';
import { visitorOf, type Visitor } from './visitors.ts';

/** Opens a page of the portal in a separate browser, by default as its intended visitor. */
export async function openPage(
  { browser, testShell, build, visitors }: GateContext,
  path: string,
  prepare: (page: Page) => Promise<void> = async () => undefined,
  visitor?: Visitor,
): Promise<{ page: Page; close(): Promise<void> }> {
  const declared = build.pages.find((page) => page.path === path);
  const context = await browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    storageState: visitors[visitor ?? (declared ? visitorOf(declared) : 'guest')],
  });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(testShell.url + path);
  await expect(page.locator('main h1')).toBeVisible();
  await untilHydrated(page);
  return { page, close: () => context.close() };
}
