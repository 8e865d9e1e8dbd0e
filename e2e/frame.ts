import { expect, type Locator, type Page } from '@playwright/test';

/** Closes the home page's popup if it is open. */
export async function closePopup(page: Page): Promise<void> {
  const close = page
    .getByRole('dialog', { name: '알려드립니다' })
    .getByRole('button', { name: '닫기', exact: true })
    .last();
  await close.click();
  await expect(close).toBeHidden();
}

/**
 * Opens one of the header's menus, on a wide window or on a phone.
 * @returns the link of one of its pages
 */
export async function linkInMenu(page: Page, menu: string, entry: string): Promise<Locator> {
  const header = page.getByRole('banner');
  const phoneMenu = await menuOfPhone(page);
  if (phoneMenu) {
    await phoneMenu.click();
    const sheet = page.getByRole('dialog', { name: '전체 메뉴' });
    const top = sheet.getByRole('button', { name: menu });
    if ((await top.getAttribute('aria-expanded')) === 'false') await top.click();
    return sheet.getByRole('link', { name: entry, exact: true });
  }
  await header.getByRole('button', { name: menu }).click();
  return header.getByRole('link', { name: entry, exact: true });
}

/** Opens a page through the header's menus, on a wide window or on a phone. */
export async function goByMenu(page: Page, menu: string, entry: string): Promise<void> {
  const link = await linkInMenu(page, menu, entry);
  await link.click();
}

/** The menu button on a phone, once the header has been rendered; null on a wide screen. */
async function menuOfPhone(page: Page): Promise<Locator | null> {
  const buttons = page.getByRole('banner').getByRole('button');
  await buttons.filter({ visible: true }).first().waitFor();
  const phoneMenu = buttons.and(page.getByRole('button', { name: '메뉴' }));
  return (await phoneMenu.isVisible()) ? phoneMenu : null;
}

/** Presses an account button, which is inside the menu on a phone. */
export async function pressAccount(page: Page, name: string): Promise<void> {
  const phoneMenu = await menuOfPhone(page);
  if (phoneMenu) await phoneMenu.click();
  const container = phoneMenu ? page.getByRole('dialog', { name: '전체 메뉴' }) : page.getByRole('banner');
  await container.getByRole('button', { name }).or(container.getByRole('link', { name })).click();
}

/** Checks the text of the open alert or confirm and presses one of its buttons. */
export async function answer(page: Page, text: string | RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog').filter({ hasText: text });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Opens a page once no popup is open: a closing popup goes back in the history, which would abort a navigation. */
export async function goTo(page: Page, path: string): Promise<void> {
  await expect(page).not.toHaveURL(/#m/);
  await page.goto(path);
}

/** Token stored in this browser; null for a guest. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authorization'));

/** Bounding box of an element; fails if it is not rendered. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not drawn`);
  return box;
}

/** Width from which filters are never folded. */
const WIDE = 576;

/** Unfolds the filters above a list on a phone. */
export async function unfoldFilters(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? WIDE) < WIDE) await page.getByRole('button', { name: /^조건 고르기/ }).click();
}

/** Unfolds a group of a member's data, such as the address. */
export const unfoldGroup = (page: Page, title: string): Promise<void> =>
  page.locator('summary').filter({ hasText: title }).click();
