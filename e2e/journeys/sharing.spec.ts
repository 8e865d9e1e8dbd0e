import { expect } from '@playwright/test';
import { standingNotices } from '../notices.ts';
import { test } from '../silent.ts';

// Ways in which visitors share a page: the address in the head, the button, the printed article.

test('title and address in the head follow the visitor from page to page', async ({ page, baseURL }) => {
  const canonical = () =>
    page.locator('link[rel="canonical"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/news/notice?utm_source=mail');
  await expect.poll(canonical).toEqual([`${baseURL}/news/notice`]);

  const link = standingNotices(page.getByRole('main')).first();
  const path = (await link.getAttribute('href')) ?? '';
  const title = (await link.innerText()).trim();
  await link.click();
  await expect(page).toHaveTitle(`${title} | 한빛외식업협회`);
  await expect.poll(canonical).toEqual([new URL(path, baseURL).href]);
  // The description that the server has rendered for the first page does not apply to this one.
  await expect(page.locator('head meta[data-of-page]')).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveTitle('공지사항 | 한빛외식업협회');
  await expect.poll(canonical).toEqual([`${baseURL}/news/notice`]);
});

test('the button of an article gives its own address', async ({ page, baseURL, isMobile }) => {
  await page.addInitScript(() => {
    const given: string[] = [];
    Object.assign(window, { given });
    navigator.clipboard.writeText = async (text) => void given.push(text);
    navigator.share = async (data) => void given.push(`${data?.title} ${data?.url}`);
  });
  await page.goto('/news/notice');
  const link = standingNotices(page.getByRole('main')).first();
  const path = (await link.getAttribute('href')) ?? '';
  const title = (await link.innerText()).trim();
  await link.click();
  await page.getByRole('button', { name: '공유' }).click();
  const address = new URL(path, baseURL).href;
  const given = () => page.evaluate(() => (window as unknown as { given: string[] }).given);
  await expect.poll(given).toEqual([isMobile ? `${title} ${address}` : address]);
  if (!isMobile) await expect(page.getByText('주소를 복사했습니다.')).toBeVisible();
});

test('on paper stands the article alone, with its title, its date and where it is from', async ({ page, baseURL }) => {
  await page.goto('/news/notice');
  const path = (await standingNotices(page.getByRole('main')).first().getAttribute('href')) ?? '';
  await page.goto(path);
  const article = page.locator('main article');
  const source = page.getByText('출처: 한빛외식업협회');
  await expect(source).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article.locator('time')).toBeVisible();
  await expect(source).toContainText(new URL(path, baseURL).href);
  for (const rest of ['header', 'footer', 'nav', 'button', 'a[href="/news/notice"]', 'aside'])
    await expect(page.locator(`${rest}:visible`), rest).toHaveCount(0);
});
