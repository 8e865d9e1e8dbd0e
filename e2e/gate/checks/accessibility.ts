import { expect } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { untilHydrated } from '../../rendered.ts';
import type { Check } from '../GateContext.ts';
import { visitorOf, VISITORS } from '../visitors.ts';

const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** Axe finds nothing on any page, on a wide window and on a phone, for its intended visitor. */
export const accessibility: Check = {
  name: 'axe at 390 and 1280',
  run: async ({ browser, testShell, build, visitors }) => {
    const problems: string[] = [];
    /** Addresses of pages that show one item, by path, from links in preceding lists. */
    const items = new Map<string, string>();
    for (const visitor of VISITORS) {
      const pages = build.pages.filter((page) => visitorOf(page) === visitor);
      if (pages.length === 0) continue;
      const context = await browser.newContext({
        locale: 'ko-KR',
        // Contrast is measured without animations.
        reducedMotion: 'reduce',
        storageState: visitors[visitor],
      });
      const page = await context.newPage();
      for (const { path } of pages) {
        await page.goto(testShell.url + (items.get(path) ?? path));
        await expect(page.locator('main h1')).toHaveCount(1);
        await untilHydrated(page);
        await page.waitForLoadState('networkidle');
        const links = await page
          .locator('main a[href*="?"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        for (const link of links) items.set(link.split('?', 1)[0] ?? '', link);
        for (const window of WINDOWS) {
          await page.setViewportSize(window);
          problems.push(...(await findings(page)).map((finding) => `${path} at ${window.width}: ${finding}`));
        }
      }
      await context.close();
    }
    return problems;
  },
};
