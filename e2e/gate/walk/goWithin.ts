import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const POLL_MS = 100;
/** Consecutive checks in which a page has to be settled: work right after its rendering is done by then. */
const MIN_RESTS = 2;
/** If the heading stays the same after this time, the visitor was not moved, or the pages share it. */
const SAME_HEADING_MS = 1500;
/** Longer than the shell itself waits for a page. */
const MAX_WAIT_MS = 20_000;

/** Closes a page's immediate dialog, such as one about a missing number. */
async function answerAlert(page: Page): Promise<void> {
  const buttons = page.getByRole('alertdialog').getByRole('button');
  if ((await buttons.count()) > 0) await buttons.last().click();
}

/**
 * Navigates within the document, like going back, because not every page has a link in the header. Waits until the page
 * is rendered and loaded, judged by its heading and the shell's progress bar.
 * @throws if the page does not settle
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
