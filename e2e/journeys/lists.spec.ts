import { expect } from '@playwright/test';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

test('going back to a list of several pages restores the position and fetches no page again', async ({ page }) => {
  await page.goto('/news/notice');
  const list = page.getByRole('main').getByRole('list', { name: '공지사항 목록' });
  const items = list.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  const first = await items.count();
  await items.last().scrollIntoViewIfNeeded();
  await expect.poll(() => items.count()).toBeGreaterThan(first);
  const count = await items.count();

  const link = items.nth(first).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  // At the time of the press, because scrolling to the link may move the page.
  const place = link.evaluate(
    (element) => new Promise<number>((resolve) => element.addEventListener('click', () => resolve(scrollY))),
  );
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('link', { name: '목록', exact: true })).toBeVisible();

  await page.clock.setFixedTime(Date.now() + 60_000);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getListBoxNotice')) fetched.push(request.url());
  });
  await page.goBack();
  await expect(list.getByText(title, { exact: true }).first()).toBeInViewport();
  expect(await items.count()).toBeGreaterThanOrEqual(count);
  expect(Math.abs((await page.evaluate(() => scrollY)) - (await place))).toBeLessThan(200);
  expect(
    fetched.map((url) => new URL(url).searchParams.get('page')).filter((number) => Number(number) * first <= count),
    'pages that were there already',
  ).toEqual([]);
});

test('a reload restores the position; the same address opened again begins at the top', async ({ page }) => {
  const position = () => page.evaluate(() => scrollY);
  const open = async () => {
    await page.goto('/manager/edu/apply');
    await expect(page.getByRole('list', { name: '교육 목록' }).getByRole('listitem').first()).toBeVisible();
  };
  const { userId } = await newMember(page.request);
  await signIn(page, userId);
  await open();
  await page.evaluate(() => scrollTo(0, 200));
  await page.reload();
  await expect.poll(position).toBe(200);
  await page.goto('/news/faq');
  await open();
  expect(await position()).toBe(0);
});
