import type { Locator, Page } from '@playwright/test';

/**
 * Links in a list to permanent notices: those written by journeys have a timestamp in their titles, and another journey
 * may withdraw them at any time.
 */
export const standingNotices = (place: Page | Locator): Locator =>
  place.locator('a[href*="noticeNo="]').filter({ hasNotText: /\d{13}/ });
