import { expect, type Locator, type Page } from '@playwright/test';

/** Text that a keyboard has keys for. */
const IS_OF_KEYS = /^[ -~]*$/;
/** Types of fields that are typed into; others are set by value. */
const IS_TYPED = 'text|search|tel|email|password|url|number|textarea';

/**
 * Replaces "back" and "forward" in Firefox, whose driver does not report a changed hash: Playwright would wait for it
 * until its timeout. The journey sees the result on the page.
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
 * Replaces `fill` by typing key by key: in Firefox Playwright sets an element's value by a script, and React, which has
 * seen no key, resets it. It types letters without a key, as Hangul, in the same way, so a real key follows them.
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
    if (!IS_OF_KEYS.test(text)) {
      await this.press('Space');
      await this.press('Backspace');
    }
  };
}

/** Patches a Playwright page so that journeys work in Firefox. */
export function driveFirefox(page: Page): void {
  goThroughHistoryByScript(page);
  typeByKeys(page);
}
