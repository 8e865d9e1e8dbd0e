import { expect } from '@playwright/test';
import { answer, closePopup, goByMenu, storedToken } from '../../frame.ts';
import { HOME } from '../../home.ts';
import { newMember, PASSWORD, post, signIn, trySignIn } from '../../member.ts';
import { test } from '../../silent.ts';
import { expectWrong } from './steps.ts';

const WRONG = '아이디 또는 비밀번호가 일치하지 않습니다.';
const ELSEWHERE = /다른 기기에서 로그인 중입니다/;
/** Consecutive wrong passwords that lock an account (the API's own limit). */
const TRIES_THAT_LOCK = 10;

test(
  'a wrong password and an unknown id show the same message at the form',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const { userId } = await newMember(request);
    await page.goto('/sign/in');
    await trySignIn(page, '', '');
    await expectWrong(page.getByLabel('아이디', { exact: true }), '아이디를 입력해주세요.');
    await expectWrong(page.getByLabel('비밀번호', { exact: true }), '비밀번호를 입력해주세요.');

    const message = page.getByRole('main').getByRole('alert').filter({ hasText: WRONG });
    await trySignIn(page, userId, 'Portal!2027');
    await expect(message).toBeVisible();
    const wordsForPassword = (await message.textContent()) ?? '';
    await expect(page.getByLabel('비밀번호', { exact: true }), 'ready for another try').toBeFocused();
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(userId);

    await page.reload();
    await trySignIn(page, `${userId}x`, PASSWORD);
    await expect(message).toHaveText(wordsForPassword);
    expect(await storedToken(page)).toBeNull();

    await trySignIn(page, userId);
    await page.waitForURL(HOME);
  },
);

test('the typed password can be shown', async ({ page }) => {
  await page.goto('/sign/in');
  const password = page.getByLabel('비밀번호', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByLabel('입력한 글자 보기').check();
  await expect(password).toHaveAttribute('type', 'text');
});

test('after ten wrong passwords the right one is rejected with the same message', async ({ page, request }) => {
  const { userId } = await newMember(request);
  for (let tried = 1; tried < TRIES_THAT_LOCK; tried += 1) {
    expect((await post(request, '/api/user/login', { userId, userPw: 'Portal!2027' })).code).toBe(-1001);
  }
  await page.goto('/sign/in');
  const message = page.getByRole('main').getByRole('alert').filter({ hasText: WRONG });
  await trySignIn(page, userId, 'Portal!2027');
  await expect(message).toBeVisible();
  const answered = page.waitForResponse('**/api/user/login');
  await trySignIn(page, userId);
  expect(((await (await answered).json()) as { code: number }).code).toBe(-1001);
  await expect(message).toBeVisible();
  await expect(message).toContainText('비밀번호 찾기');
  expect(await storedToken(page)).toBeNull();
});

test('a login elsewhere asks for confirmation; the displaced browser is logged out on its next page', async ({
  page,
  browser,
  request,
}) => {
  const { userId } = await newMember(request);
  await signIn(page, userId);
  await closePopup(page);
  const others = await browser.newContext();
  const other = await others.newPage();

  await test.step('no: nothing changes on either side', async () => {
    await other.goto('/sign/in');
    await trySignIn(other, userId);
    await answer(other, ELSEWHERE, '아니오');
    await expect(other).toHaveURL(/\/sign\/in$/);
    expect(await storedToken(other)).toBeNull();
    const checked = page.waitForResponse('**/api/user/userLoginSessionCheck**');
    await goByMenu(page, '뉴스', '공지사항');
    expect(((await (await checked).json()) as { code: number }).code).toBe(1);
  });

  await test.step('yes: this browser is logged in, the other is thrown out', async () => {
    await trySignIn(other, userId);
    await answer(other, ELSEWHERE, '예');
    await other.waitForURL(HOME);
    expect(await storedToken(other)).toBeTruthy();

    const checked = page.waitForResponse('**/api/user/userLoginSessionCheck**');
    await goByMenu(page, '협회소개', '연혁');
    expect(((await (await checked).json()) as { code: number }).code).toBe(-1014);
    await answer(page, '다른 기기에서 로그인되어 로그아웃되었습니다.', '확인');
    await expect(page).toHaveURL(HOME);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toEqual(expect.arrayContaining(['authorization']));
  });
  await others.close();
});

test('after the login the member returns to the page that required it', async ({ page, request }) => {
  const { userId } = await newMember(request);
  await page.goto('/sign/in?from=%2Fspace%2Fboard');
  await trySignIn(page, userId);
  await page.waitForURL('**/space/board');
  await page.evaluate(() => localStorage.clear());

  await page.goto('/sign/in?from=%2Fsign%2Fme');
  await trySignIn(page, userId);
  await answer(page, ELSEWHERE, '예');
  await page.waitForURL('**/sign/me');
});
