import type { Locator, Page } from '@playwright/test';

/** After what came before: its late work does not belong to the next press. */
const BEFORE_MS = 300;
/** A finger is on a key for a moment, and between two keys for another. */
const BETWEEN_KEYS_MS = 60;

/** Taps something when the page has come to rest. */
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
