import type { Locator, Page } from '@playwright/test';

/** Pause before a press, so that late work of the previous one does not count. */
const BEFORE_MS = 300;
/** Duration of a key press, and of the pause after it. */
const BETWEEN_KEYS_MS = 60;

/** Taps an element when the page has settled. */
export async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(BEFORE_MS);
  await target.tap();
}

/** Types into a field, key by key. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.waitForTimeout(BEFORE_MS);
  await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS });
}
