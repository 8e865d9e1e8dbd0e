import { expect, type Page } from '@playwright/test';
import { findings } from './findings.ts';
import { unmarkedFields } from './marks.ts';
import { overflowOf } from './overflowOf.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Expects no axe findings and no horizontal scrolling, on a phone and on a desktop, at which the page stays. */
export async function expectSound(page: Page, name = page.url()): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.waitForLoadState('networkidle');
    // After axe has scrolled, a button may be half behind the header and count as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const there = `${name} at ${viewport.width} px`;
    expect(await findings(page), there).toEqual([]);
    expect(await overflowOf(page), `${there} scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

/** The same, and each form marks all its fields or none. */
export async function expectInOrder(page: Page, name = page.url()): Promise<void> {
  await expectSound(page, name);
  expect(await unmarkedFields(page), `${name}: marked neither 필수 nor 선택, as others of its form are`).toEqual([]);
}
