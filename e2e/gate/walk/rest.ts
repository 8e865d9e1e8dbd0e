import type { Page } from '@playwright/test';

/** Longer than a page's work after its rendering, also on a busy machine. */
const MAX_BUSY_MS = 3000;

/** True if the browser becomes idle; code in an endless chain prevents that. */
export const comesToRest = (page: Page): Promise<boolean> =>
  page.evaluate(
    (timeout) =>
      new Promise<boolean>((resolve) => requestIdleCallback(({ didTimeout }) => resolve(!didTimeout), { timeout })),
    MAX_BUSY_MS,
  );
