import { expect, test } from '@playwright/test';
import { answer, closePopup, goByMenu, pressAccount, storedToken } from '../../frame.ts';
import { newMember, signIn, trySignIn } from '../../member.ts';

const DAY = 24 * 60 * 60_000;
const SESSION_KEYS = ['authorization', 'userData', 'deviceInfo'];

test('a logout is asked about, and clears token, user data and device info', async ({ page, request }) => {
  const { userId, name } = await newMember(request);
  await signIn(page, userId);
  await closePopup(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(expect.arrayContaining(SESSION_KEYS));
  const token = await storedToken(page);

  await pressAccount(page, '로그아웃');
  await answer(page, '로그아웃하시겠습니까?', '취소');
  expect(await storedToken(page)).toBe(token);

  await pressAccount(page, '로그아웃');
  await answer(page, '로그아웃하시겠습니까?', '확인');
  await expect.poll(() => storedToken(page)).toBeNull();
  await expect(page).toHaveURL(/\/main$/);
  for (const key of SESSION_KEYS) expect(await page.evaluate((kept) => localStorage.getItem(kept), key), key).toBeNull();
  const stale = await request.get('/api/user/userLoginSessionCheck', { headers: { Authorization: token ?? '' } });
  expect(((await stale.json()) as { code: number }).code, 'the token is no good any more').toBe(-1014);
  await page.reload();
  await expect(page.getByText(`${name} 님`)).toHaveCount(0);
});

for (const { told, age, ends } of [{ told: 'a moment short of 24 hours', age: DAY - 60_000, ends: false }, { told: '24 hours', age: DAY + 1000, ends: true }]) {
  test(`a login ${told} old ${ends ? 'is over' : 'still holds'} on entering the home page`, async ({ page, request }) => {
    const { userId } = await newMember(request);
    await signIn(page, userId);
    await page.clock.setFixedTime(Date.now() + age);
    const fetched = page.waitForResponse('**/api/user/fetchUser');
    const loggedOut = ends ? page.waitForResponse('**/api/user/logout') : null;
    await page.goto('/main');
    await fetched;
    await loggedOut;
    if (ends) await expect.poll(() => storedToken(page)).toBeNull();
    else expect(await storedToken(page)).toBeTruthy();
    await expect(page).toHaveURL(/\/main(#m)?$/);
  });
}

test('a guest who follows a link to a members’ page stays where they are and is told', async ({ page }) => {
  await page.goto('/news/notice');
  await goByMenu(page, '외식경영관리사', '교육 신청');
  await answer(page, '로그인시 접근가능합니다.', '확인');
  await expect(page).toHaveURL(/\/news\/notice$/);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
});

test.describe('an administrator', () => {
  // There is one administrator, with one live session: what is asked about it goes one after the other.
  test('is logged in by the link, and its value leaves the address', async ({ page }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto('/intro?authorization=demo-admin');
    await page.waitForURL('**/main*');
    await expect.poll(() => storedToken(page)).toBeTruthy();
    expect(page.url()).not.toContain('demo-admin');
    const left = addresses.findIndex((address) => new URL(address).pathname === '/intro' && new URL(address).search === '');
    expect(left).toBeGreaterThan(-1);
    expect(addresses.slice(left).join(' ')).not.toContain('demo-admin');
    await page.goto('/about/greeting');
    await page.goBack();
    await expect(page, 'the history holds no trace of it').toHaveURL(/\/main/);

    await test.step('a token that a 403 refuses is renewed, and the request made once more', async () => {
      const before = await storedToken(page);
      let refused = 0;
      // Half an hour would have to pass for the API to refuse it; the refusal is played, the renewal is real.
      await page.route('**/api/user/userLoginSessionCheck**', async (route) => {
        if (refused > 0) return route.continue();
        refused += 1;
        await route.fulfill({ status: 403, json: { code: 403, message: '요청을 처리할 권한이 없습니다.', entity: null } });
      });
      const renewed = page.waitForResponse('**/smart-user/sign/changeToken');
      const repeated = page.waitForResponse((response) => response.url().includes('userLoginSessionCheck') && response.status() === 200);
      await page.goto('/news/notice');
      expect((await (await renewed).json()) as unknown).toMatchObject({ code: 1 });
      expect((await (await repeated).json()) as unknown).toMatchObject({ code: 1 });
      expect(refused).toBe(1);
      const after = await storedToken(page);
      expect(after).toBeTruthy();
      expect(after).not.toBe(before);
    });
  });

  test('is not logged in by a link that was made up', async ({ page }) => {
    await page.goto('/intro?authorization=made-up-value');
    await answer(page, '관리자 로그인 링크가 유효하지 않습니다.', '확인');
    await expect(page, 'HTTP 401 leads to the login').toHaveURL(/\/sign\/in$/);
    expect(await storedToken(page)).toBeNull();
  });
});

test('a member whose token the API does not know is sent to the login, and back after it', async ({ page, request }) => {
  const { userId } = await newMember(request);
  await signIn(page, userId);
  await page.evaluate(() => localStorage.setItem('authorization', 'a-token-of-another-time'));
  await page.goto('/sign/me');
  await page.waitForURL('**/sign/in');
  expect(await storedToken(page)).toBeNull();
  await trySignIn(page, userId);
  await answer(page, /다른 기기에서 로그인 중입니다/, '예');
  await page.waitForURL('**/sign/me');
});
