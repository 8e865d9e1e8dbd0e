import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../rendered.ts';
import type { GateContext } from './GateContext.ts';

/** Opens a page of the portal in a browser of its own, as a member where the page is for members. */
export async function openPage(
  { browser, testShell, build, member }: GateContext,
  path: string,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<{ page: Page; close(): Promise<void> }> {
  const guarded = build.pages.some((page) => page.path === path && page.guarded);
  const context = await browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...(guarded && { storageState: member }),
  });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(testShell.url + path);
  await expect(page.locator('main h1')).toBeVisible();
  await untilHydrated(page);
  return { page, close: () => context.close() };
}
