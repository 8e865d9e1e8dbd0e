import type { Page } from '@playwright/test';

/**
 * The style sheets that code has added while it ran: in the body, or to the document. Rules that were inserted are not
 * in the text of their element; a text that the policy has refused has no rules.
 */
export const addedSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    const elements = [...document.body.querySelectorAll('style')];
    return [
      ...elements.map((style) => (style.sheet ? textOf(style.sheet) : style.textContent)),
      ...document.adoptedStyleSheets.map(textOf),
    ];
  });
