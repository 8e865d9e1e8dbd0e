import type { Page } from '@playwright/test';

/** Data of another section in each of the storages. */
const OTHERS = { name: 'gate-of-another-section', value: 'kept' };

/** Stores data as another section would. */
export const storeAsOthers = (page: Page): Promise<void> =>
  page.evaluate(({ name, value }) => {
    localStorage.setItem(name, value);
    sessionStorage.setItem(name, value);
    document.cookie = `${name}=${value}; path=/`;
  }, OTHERS);

/** Everything that the browser stores for the portal, by storage and name. */
export async function storedThings(page: Page): Promise<Record<string, string>> {
  const kept = await page.evaluate(() => {
    const of = (place: string, storage: Storage) =>
      Object.keys(storage).map((key) => [`${key} in ${place}`, storage.getItem(key) ?? '']);
    return [...of('localStorage', localStorage), ...of('sessionStorage', sessionStorage)];
  });
  const cookies = (await page.context().cookies(page.url())).map(({ name, value }) => [`the cookie ${name}`, value]);
  return Object.fromEntries([...kept, ...cookies]);
}
