import type { Page } from '@playwright/test';

/**
 * Simulates a visitor who saves data, for whom the shell prefetches neither pages nor the typeface: only the section's
 * pages change the document, and their code runs when they are opened.
 */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => ({ saveData: true }) }),
  );
