import type { Page } from '@playwright/test';

/** Everything outside the portal's own root that a page can leave behind. */
export const surroundings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = (element: Element) =>
      [...element.attributes].map(({ name, value }) => `<${element.localName} ${name}="${value}">`);
    const children = [...document.body.children].map(
      ({ localName, id, className }) =>
        `<${localName}${id && ` id="${id}"`}${className && ` class="${className}"`}> in the body`,
    );
    return [...attributes(document.documentElement), ...attributes(document.body), ...children];
  });
