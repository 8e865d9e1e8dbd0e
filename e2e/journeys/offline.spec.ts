import { expect } from '@playwright/test';
import { answer } from '../frame.ts';
import { newMember, signIn } from '../member.ts';
import { OFFLINE, test } from '../silent.ts';

const UNREACHABLE = '서버와 통신이 원활하지 않습니다.';

test('a post sent offline fails at once, leaves the typed text, and is not sent when the connection is back', async ({
  page,
  context,
  request,
  console,
}) => {
  console.provokes(OFFLINE);
  await signIn(page, (await newMember(request)).userId);
  await page.goto('/space/board/write');
  const title = `오프라인에서 쓴 글 ${Date.now()}`;
  const stored = async () => {
    const list = await request.get(`/api/home/space/getListBoxBoard?page=1&keyword=${encodeURIComponent(title)}`, {
      headers: { Authorization: (await page.evaluate(() => localStorage.getItem('authorization'))) ?? '' },
    });
    return ((await list.json()) as { entity: { pageInfo: { totalRow: number } } }).entity.pageInfo.totalRow;
  };
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('내용').fill('선이 끊겼을 때 쓴 글입니다.');

  await context.setOffline(true);
  const send = page.getByRole('main').getByRole('button', { name: '올리기' });
  await send.click();
  await answer(page, '글이 올라갔는지 ‘회원게시판’에서 먼저 확인해주세요.', '확인');
  await expect(send).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByLabel('제목')).toHaveValue(title);

  const sent: string[] = [];
  page.on('request', (seen) => {
    if (seen.method() === 'POST' && seen.url().includes('/api/home/')) sent.push(seen.url());
  });
  await context.setOffline(false);
  // Any automatic request is sent before the response to a request that the visitor starts now.
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(/\/main/);
  // Behind the popups of the day it has no role.
  await expect(page.locator('h1')).toBeAttached();
  expect(sent).toEqual([]);
  expect(await stored(), 'the server has no such post').toBe(0);

  await page.goto('/space/board/write');
  await expect(page.getByLabel('제목')).toHaveValue(title);
  await page.getByRole('main').getByRole('button', { name: '올리기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await stored(), 'the post is stored once').toBe(1);
});

test('a list that could not be read offline is read when the connection is back', async ({
  page,
  context,
  console,
}) => {
  console.provokes(OFFLINE);
  await page.goto('/news/notice');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('교육');
  await context.setOffline(true);
  await search.press('Enter');
  await answer(page, UNREACHABLE, '확인');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(UNREACHABLE);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  await expect(page.getByRole('main').getByRole('list', { name: '공지사항 목록' })).toBeVisible();
});
