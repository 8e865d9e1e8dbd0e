import { expect } from '@playwright/test';
import { answer, closePopup, goByMenu, pressAccount, storedToken } from '../../frame.ts';
import { HOME } from '../../home.ts';
import { newMember, PASSWORD, post, signIn, trySignIn } from '../../member.ts';
import { test } from '../../silent.ts';

const DAY = 24 * 60 * 60_000;
const SESSION_KEYS = ['authorization', 'userData', 'deviceInfo'];

test('a logout asks for confirmation and clears token, user data and device info', async ({ page, request }) => {
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
  await expect(page).toHaveURL(HOME);
  for (const key of SESSION_KEYS)
    expect(await page.evaluate((kept) => localStorage.getItem(kept), key), key).toBeNull();
  const stale = await request.get('/api/user/userLoginSessionCheck', { headers: { Authorization: token ?? '' } });
  expect(((await stale.json()) as { code: number }).code, 'the token is no good any more').toBe(-1014);
  await page.reload();
  await expect(page.getByText(`${name} 님`)).toHaveCount(0);
});

test('a logout on a page opened by its URL ends at the home page, however slowly that loads', async ({
  page,
  request,
}) => {
  await signIn(page, (await newMember(request)).userId);
  await page.goto('/manager/edu/register');
  await expect(page.getByText('아직 신청하신 교육이 없습니다.')).toBeVisible();
  await page.route('**/*.js', (route) => setTimeout(() => void route.continue(), 1500));
  await pressAccount(page, '로그아웃');
  await answer(page, '로그아웃하시겠습니까?', '확인');
  await page.waitForURL(HOME);
  await expect(page.locator('h1')).toBeAttached();
  await expect(page).toHaveURL(HOME);
});

test('a member who logs in elsewhere is logged out here and ends at the home page, however slowly that loads', async ({
  page,
  request,
  console,
}) => {
  // The page may request its lists before it knows that the session is over.
  console.provokes(/status of 401 .*\/api\/home\/manager\/getList/);
  const { userId } = await newMember(request);
  await signIn(page, userId);
  // The open page polls now and then: it would notice the other login before the next one does.
  await page.goto('about:blank');
  const elsewhere = await post(request, '/api/user/login', {
    userId,
    userPw: PASSWORD,
    applicationId: 'site',
    takeover: true,
  });
  expect(elsewhere.code, elsewhere.message).toBe(1);

  await page.route(/\/home\.[^/]*\.js/, (route) => setTimeout(() => void route.continue(), 1000));
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await page.goto('/manager/edu/register');
  await answer(page, '다른 기기에서 로그인되어 로그아웃되었습니다.', '확인');
  await expect(page).toHaveURL(HOME);
  await expect(page.locator('h1')).toBeAttached();
  expect(await storedToken(page)).toBeNull();
  expect(addresses).not.toContain('/sign/in');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a withdrawal from a page that was opened by its URL ends at the home page, however slowly that loads', async ({
  page,
  request,
}) => {
  await signIn(page, (await newMember(request)).userId);
  await page.route(/\/home\.[^/]*\.js/, (route) => setTimeout(() => void route.continue(), 1000));
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await page.goto('/sign/me/account');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  const popup = page.getByRole('dialog', { name: '회원 탈퇴' });
  await popup.getByLabel('비밀번호').fill(PASSWORD);
  await popup.getByRole('button', { name: '탈퇴하기' }).click();
  await answer(page, '탈퇴 처리되었습니다. 그동안 이용해주셔서 감사합니다.', '확인');
  await page.waitForURL(HOME);
  await expect(page.locator('h1')).toBeAttached();
  await expect(page).toHaveURL(HOME);
  expect(addresses).not.toContain('/sign/in');
});

test('a login holds where the browser stores nothing', async ({ page, request, console }) => {
  // A message of the router itself.
  console.provokes(/^console warning: Failed to save scroll positions in sessionStorage/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const { userId, name } = await newMember(request);
  await signIn(page, userId);
  await closePopup(page);
  expect(await storedToken(page)).toBeNull();
  await goByMenu(page, '외식경영관리사', '교육 신청 확인');
  await expect(page.getByText('아직 신청하신 교육이 없습니다.')).toBeVisible();
  await pressAccount(page, name);
  await expect(page.getByRole('heading', { level: 1, name: '마이페이지' })).toBeVisible();
});

test("a browser's clock that is a day ahead ends no login on entering the home page", async ({ page, request }) => {
  const { userId } = await newMember(request);
  await signIn(page, userId);
  // The login itself opens the home page, whose pending requests must not meet the later clock.
  await page.goto('about:blank');
  await page.clock.setFixedTime(Date.now() + DAY + 1000);
  const fetched = page.waitForResponse('**/api/user/fetchUser');
  await page.goto('/main');
  await fetched;
  expect(await storedToken(page)).toBeTruthy();
  await expect(page).toHaveURL(HOME);
});

test('a guest who follows a link to a members’ page stays and sees the alert', async ({ page }) => {
  await page.goto('/news/notice');
  await goByMenu(page, '외식경영관리사', '교육 신청');
  await answer(page, '로그인시 접근가능합니다.', '확인');
  await expect(page).toHaveURL(/\/news\/notice$/);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
});

test('a member with an unknown token is sent to the login and back afterwards', async ({ page, request, console }) => {
  // All requests of the page with that token, some of them concurrent.
  console.provokes(/status of 401 .*\/api\/(user|home\/manager)\//);
  const { userId } = await newMember(request);
  await signIn(page, userId);
  await page.evaluate(() => localStorage.setItem('authorization', 'a-token-of-another-time'));
  await page.goto('/sign/me');
  await page.waitForURL(({ pathname }) => pathname === '/sign/in');
  expect(await storedToken(page)).toBeNull();
  await answer(page, /로그인 시간이 지나 로그아웃되었습니다/, '확인');
  await trySignIn(page, userId);
  await answer(page, /다른 기기에서 로그인 중입니다/, '예');
  await page.waitForURL('**/sign/me');
});
