import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { untilHydrated } from './rendered.ts';

/** For a page that is left as it has come: it is not hydrated, or what happens before is looked at. */
export const AS_IT_CAME = { waitUntil: 'load' } as const;

/** Has a page's `goto` and `reload` end when the page is hydrated, unless a journey names another moment. */
function endHydrated(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (!options?.waitUntil) await untilHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await untilHydrated(page);
    return response;
  };
}

const inContext = (context: BrowserContext) => context.on('page', endHydrated);

/** Journeys whose pages, in every window of the worker's browser, can be pressed once they have been opened. */
export const test = base.extend<object, { endsHydrated: true }>({
  endsHydrated: [
    async ({ browser }, use) => {
      browser.contexts().forEach(inContext);
      browser.on('context', inContext);
      await use(true);
      browser.off('context', inContext);
    },
    { scope: 'worker', auto: true },
  ],
});
