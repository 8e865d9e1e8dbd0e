import type { Page } from '@playwright/test';

/** What a page does when it has been drawn takes less, also on a busy machine. */
const MAX_BUSY_MS = 3000;

/** Whether the browser has a moment for what has time; code that goes on and on leaves none. */
export const comesToRest = (page: Page): Promise<boolean> =>
  page.evaluate(
    (timeout) =>
      new Promise<boolean>((resolve) => requestIdleCallback(({ didTimeout }) => resolve(!didTimeout), { timeout })),
    MAX_BUSY_MS,
  );
