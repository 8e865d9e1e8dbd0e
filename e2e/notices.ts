import type { Locator, Page } from '@playwright/test';

/**
 * The links of a list to notices that stay: what journeys write has the moment in its title, and another journey may
 * take it back at any time.
 */
export const standingNotices = (place: Page | Locator): Locator =>
  place.locator('a[href*="noticeNo="]').filter({ hasNotText: /\d{13}/ });
