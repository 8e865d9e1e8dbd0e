import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { untilHydrated } from './rendered.ts';

/** For a page that is used before hydration, or that is not hydrated. */
export const AS_IT_CAME = { waitUntil: 'load' } as const;

/** Makes a page's `goto` and `reload` wait for hydration, unless a journey sets `waitUntil`. */
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

/** Journeys whose pages, in every window of the worker's browser, are interactive once opened. */
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
