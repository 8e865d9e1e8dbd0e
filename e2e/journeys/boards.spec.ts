import { expect } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { answer } from '../frame.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

test('a member writes a post, changes it and is replied to; another member replies and changes nothing else', async ({
  page,
  browser,
  request,
  console,
}, testInfo) => {
  await signIn(page, (await newMember(request, '한걸음')).userId);
  await page.goto('/space/board/write');
  const title = `육수 끓이는 순서 ${testInfo.project.name} ${Date.now()}`;
  await page.getByLabel('제목').fill(title);
  const text = page.getByRole('textbox', { name: '내용' });
  await text.click();
  await page.getByRole('button', { name: '글머리 목록' }).click();
  await page.keyboard.type('멸치를 볶습니다');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '굵게' }).click();
  await page.keyboard.type('찬물');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('에 담급니다');
  await page.getByRole('button', { name: '올리기' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const article = page.getByRole('main');
  await expect(article.getByRole('listitem').filter({ hasText: '찬물에 담급니다' }).locator('strong')).toHaveText(
    '찬물',
  );
  await expect(article.getByText('내 글', { exact: true })).toBeVisible();

  const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await signIn(other, (await newMember(request, '김이웃')).userId);
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await expect(other.getByRole('link', { name: '글 고치기' })).toHaveCount(0);
  await expect(other.getByRole('button', { name: '글 지우기' })).toHaveCount(0);
  await other.getByRole('textbox', { name: '댓글 쓰기' }).fill('저는 다시마를\n나중에 넣습니다.');
  await other.getByRole('button', { name: '댓글 올리기' }).click();
  const reply = other.getByRole('article', { name: '김이웃님의 댓글' });
  await expect(reply).toContainText('저는 다시마를');
  await reply.getByRole('button', { name: /고치기$/ }).click();
  await reply.getByRole('textbox', { name: '댓글 고치기' }).fill('다시마는 나중에 넣습니다.');
  await reply.getByRole('button', { name: '저장' }).click();
  await expect(reply).toContainText('다시마는 나중에 넣습니다.');
  await expect(reply).toContainText('고침');
  expect(await findings(other)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('article', { name: '김*웃님의 댓글' })).toContainText('다시마는 나중에');
  await expect(page.getByRole('button', { name: /^댓글 .*고치기$/ })).toHaveCount(0);
  await page.getByRole('link', { name: '글 고치기' }).click();
  await expect(page.getByRole('textbox', { name: '내용' })).toContainText('찬물에 담급니다');
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('제목').fill(`${title} (끝)`);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('heading', { name: `${title} (끝)` })).toBeVisible();
  await expect(page.getByRole('main').getByText(/고침$/).first()).toBeVisible();

  await page.getByRole('button', { name: '글 지우기' }).click();
  await answer(page, '되돌릴 수 없습니다', '예, 지웁니다');
  await page.waitForURL(/\/space\/board$/);
  console.provokes(/status of 404 .*getMapBoard/);
  await other.reload();
  await answer(other, '서버와 통신이 원활하지 않습니다.', '확인');
  await expect(other.getByText('삭제되었거나 주소가 잘못된 글입니다.')).toBeVisible();
  await other.context().close();
});
