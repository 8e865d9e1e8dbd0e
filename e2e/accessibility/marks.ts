import type { Page } from '@playwright/test';

/**
 * Labels of optional fields marked neither as required nor as optional, in forms that mark others. Choices, checkboxes
 * and read-only fields do not count.
 */
export const unmarkedFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MARK = /\((필수|선택)\)\s*$/;
    const CHOSEN = 'input[type=checkbox], input[type=radio], input[type=hidden], [readonly], [hidden], select';
    return [...document.forms].flatMap((form) => {
      const fields = [...form.querySelectorAll('input, textarea')].filter((field) => !field.matches(CHOSEN));
      const names = fields.map((field) => {
        const legend = field.closest('fieldset')?.querySelector('legend')?.textContent;
        const label =
          field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0] : null;
        return MARK.test(legend ?? '') ? (legend ?? '') : (label?.textContent ?? legend ?? '');
      });
      return names.some((name) => MARK.test(name)) ? names.filter((name) => name && !MARK.test(name)) : [];
    });
  });
