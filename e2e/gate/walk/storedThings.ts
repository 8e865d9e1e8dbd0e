import type { Page } from '@playwright/test';

/** What another section may have stored before, in each of the places. */
const OTHERS = { name: 'gate-of-another-section', value: 'kept' };

/** Stores something as another section would. */
export const storeAsOthers = (page: Page): Promise<void> =>
  page.evaluate(({ name, value }) => {
    localStorage.setItem(name, value);
    sessionStorage.setItem(name, value);
    document.cookie = `${name}=${value}; path=/`;
  }, OTHERS);

/** Everything that the browser keeps for the portal, by place and name. */
export async function storedThings(page: Page): Promise<Record<string, string>> {
  const kept = await page.evaluate(() => {
    const of = (place: string, storage: Storage) =>
      Object.keys(storage).map((key) => [`${key} in ${place}`, storage.getItem(key) ?? '']);
    return [...of('localStorage', localStorage), ...of('sessionStorage', sessionStorage)];
  });
  const cookies = (await page.context().cookies(page.url())).map(({ name, value }) => [`the cookie ${name}`, value]);
  return Object.fromEntries([...kept, ...cookies]);
}
