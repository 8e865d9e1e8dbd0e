import { expect, type Locator, type Page } from '@playwright/test';

/** What is filled in at once by its value, and not typed. */
const IS_TYPED = 'text|search|tel|email|password|url|number|textarea';

/**
 * "Back" and "forward" of a page in Firefox, whose driver never tells of a hash that changed: Playwright would wait for
 * it until its time is over. What comes of it the journey sees on the page.
 */
function goThroughHistoryByScript(page: Page): void {
  const go = (steps: number) => async () => {
    await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
    return null;
  };
  page.goBack = go(-1);
  page.goForward = go(1);
}

/**
 * Types what a journey fills in, key by key: in Firefox Playwright sets an element's value, and React, which has not
 * seen a key, sets it back.
 */
function typeByKeys(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator & { typesByKeys?: true };
  if (locators.typesByKeys) return;
  const fill = locators.fill;
  locators.typesByKeys = true;
  locators.fill = async function (this: Locator, text, options) {
    await expect(this).toBeEditable();
    const type = await this.evaluate((element) => (element as HTMLInputElement).type);
    if (!IS_TYPED.split('|').includes(type)) return fill.call(this, text, options);
    await this.press('ControlOrMeta+a');
    await this.press('Delete');
    await this.pressSequentially(text);
  };
}

/** Makes a page of Playwright's do in Firefox what journeys mean by it. */
export function driveFirefox(page: Page): void {
  goThroughHistoryByScript(page);
  typeByKeys(page);
}
