import type { Page } from '@playwright/test';

/**
 * The visitor saves data, so that the shell fetches neither a page ahead nor the typeface: nothing but the section's
 * pages changes the document then, and their code runs when they are opened.
 */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => ({ saveData: true }) }),
  );
