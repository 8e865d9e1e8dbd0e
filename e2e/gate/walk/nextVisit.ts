import type { Page } from '@playwright/test';
import type { SectionBuild } from '@portal/shared/section/registry';
import { pagesFor } from '../visitors.ts';
import { goWithin } from './goWithin.ts';

/** Pages seen by the next visitor of a tab. */
export interface NextVisit {
  /** Words that identify the member: name, id, phone. */
  words: string[];
  pages: { path: string; text: string }[];
}

/** Ends the session like a logout in another tab; the stored one stays valid for other checks. */
const endSession = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { name, userId, userPhone } = JSON.parse(localStorage.getItem('userData') ?? '{}') as Record<string, string>;
    for (const key of ['authorization', 'userData', 'deviceInfo']) localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key: 'authorization' }));
    return [name, userId, userPhone].filter((word) => word !== undefined);
  });

/** Opens the public pages in the same document after the member has left. */
export async function visitAsNext(page: Page, build: SectionBuild): Promise<NextVisit> {
  const words = await endSession(page);
  const pages: NextVisit['pages'] = [];
  for (const { path } of pagesFor(build, 'guest')) {
    await goWithin(page, path);
    pages.push({ path, text: await page.locator('main').innerText() });
  }
  return { words, pages };
}
