import type { Page } from '@playwright/test';

/**
 * Style sheets added at run time, in the body or adopted by the document. Inserted rules are not in the text of their
 * element; a text refused by the policy has no rules.
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
