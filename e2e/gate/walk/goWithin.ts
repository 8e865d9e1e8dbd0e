import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const POLL_MS = 100;
/** So often in a row a page has to be seen at rest: what it does right after it is drawn is then done. */
const MIN_RESTS = 2;
/** Where the heading stays the same, the visitor was kept where they were, or the pages share it. */
const SAME_HEADING_MS = 1500;
/** Longer than the shell itself waits for a page. */
const MAX_WAIT_MS = 20_000;

/** Answers what a page asks or tells at once, such as that a number is missing. */
async function answerAlert(page: Page): Promise<void> {
  const buttons = page.getByRole('alertdialog').getByRole('button');
  if ((await buttons.count()) > 0) await buttons.last().click();
}

/**
 * Goes to an address within the document, as going back does: not every page has a link in the header. Waits until the
 * page has been drawn and nothing is loaded any more, by the heading and by the bar that the shell shows meanwhile.
 * @throws when the page does not come to rest.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await answerAlert(page);
  const heading = await page.evaluateHandle((target) => {
    const shown = document.querySelector('main h1');
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return { element: shown, text: shown?.textContent };
  }, address);
  const startedAt = performance.now();
  for (let rests = 0; rests < MIN_RESTS;) {
    await pause(POLL_MS);
    const waited = performance.now() - startedAt;
    if (waited > MAX_WAIT_MS) throw new Error(`${address} does not come to rest`);
    const { isThere, isOther } = await page.evaluate((before) => {
      const shown = document.querySelector('main h1');
      const isBusy = document.querySelector('header [role="progressbar"]') !== null;
      return {
        isThere: shown !== null && !isBusy,
        isOther: shown !== before.element || shown?.textContent !== before.text,
      };
    }, heading);
    rests = isThere && (isOther || waited > SAME_HEADING_MS) ? rests + 1 : 0;
  }
  await heading.dispose();
}
