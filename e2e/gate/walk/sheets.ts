import type { Page } from '@playwright/test';

/** The style sheets that code has added while it ran: in the body, or to the document. */
export const addedSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.body.querySelectorAll('style')].map((style) => style.textContent),
    ...document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')),
  ]);
