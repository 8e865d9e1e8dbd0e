import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { untilRendered } from '../rendered.ts';
import { test } from '../silent.ts';

/** Presses at different times after the home page has appeared, while the popups of the day are loading. */
const PRESSES = 20;
const LAST_PRESS_MS = 150;
/** Duration of each file of the next page on a slow connection: the popups come before it. */
const SLOW_FILE_MS = 250;

test('a press on the home page is not lost when the popups of the day come', async ({ browser, baseURL }, {
  project,
}) => {
  // Half of the times on a desktop, the others on a phone.
  for (let number = project.name === 'phone' ? 1 : 0; number < PRESSES; number += 2) {
    const delay = Math.round((number * LAST_PRESS_MS) / (PRESSES - 1));
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR' });
    const page = await context.newPage();
    await page.route('**/remotes/mf-about/**', async (route) => {
      await pause(SLOW_FILE_MS);
      await route.continue();
    });
    // Scheduled in the page itself: a command to it takes longer than the popups do.
    await page.addInitScript((wait) => {
      if (location.pathname !== '/main') return;
      const watch = new MutationObserver(() => {
        if (!document.querySelector('main h1')) return;
        watch.disconnect();
        // The popups come once the beginning has been read.
        scrollTo(0, innerHeight);
        setTimeout(() => document.querySelector<HTMLElement>('header a[href="/about/history"]')?.click(), wait);
      });
      watch.observe(document, { childList: true, subtree: true });
    }, delay);
    // Before hydration a link leads to a new document, while this one is still loading.
    await page.goto('/main', { waitUntil: 'commit' });
    await expect(page, `pressed ${delay} ms after the heading`).toHaveURL(/\/about\/history$/);
    await expect(page.getByRole('heading', { level: 1, name: '연혁' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: '알려드립니다' })).toBeHidden();
    await context.close();
  }
});

test('a press at the beginning of hydration takes effect once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await untilRendered(page, '/about/history');
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...listening) {
      addEventListener.apply(this, listening);
      if (listening[0] !== 'click' || !(this instanceof HTMLElement) || this.id !== 'root') return;
      // React listens from now on, and hydrates in later tasks.
      EventTarget.prototype.addEventListener = addEventListener;
      queueMicrotask(() => document.querySelector<HTMLElement>('header nav button')?.click());
    };
  });
  await page.goto('/about/history');
  await expect(page.getByRole('banner').getByRole('button', { expanded: true })).toHaveCount(1);
});
