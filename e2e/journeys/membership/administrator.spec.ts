import { expect, type Page } from '@playwright/test';
import { takeAccount } from '../../accounts.ts';
import { answer, storedToken } from '../../frame.ts';
import { enterByLink } from '../../member.ts';
import { test } from '../../silent.ts';

/** An employee of the demo that no other journey uses. */
const LINK = 'demo-line';
const CHECK = '**/api/user/userLoginSessionCheck**';
const RENEWAL = '**/smart-user/sign/changeToken';
const REFUSED_CHECK = /status of 403 .*\/api\/user\/userLoginSessionCheck/;

test('the administrator’s link logs in and its value disappears from the URL', async ({ page }) => {
  takeAccount(LINK);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto(`/intro?authorization=${LINK}`);
  await page.waitForURL('**/main*');
  await expect.poll(() => storedToken(page)).toBeTruthy();
  expect(page.url()).not.toContain(LINK);
  const left = addresses.findIndex((url) => new URL(url).pathname === '/intro' && new URL(url).search === '');
  expect(left).toBeGreaterThan(-1);
  expect(addresses.slice(left).join(' ')).not.toContain(LINK);
  await page.goto('/about/greeting');
  await page.goBack();
  await expect(page, 'the history holds no trace of it').toHaveURL(/\/main/);
});

test('a token refused with 403 is renewed, and the request repeated', async ({ page, console }) => {
  console.provokes(REFUSED_CHECK);
  const before = await enter(page);
  await refuseNextCheck(page);
  // Read immediately, because a closed document loses its responses.
  const renewed = page.waitForResponse(RENEWAL).then((response) => response.json());
  const repeated = page
    .waitForResponse((response) => response.url().includes('userLoginSessionCheck') && response.status() === 200)
    .then((response) => response.json());
  await page.goto('/news/notice');
  expect((await renewed) as unknown).toMatchObject({ code: 1 });
  expect((await repeated) as unknown).toMatchObject({ code: 1 });
  const after = await storedToken(page);
  expect(after).toBeTruthy();
  expect(after).not.toBe(before);
});

test('a renewal with a lost response logs nobody out, and is repeated', async ({ page, console }) => {
  console.provokes(REFUSED_CHECK, /ERR_FAILED .*\/changeToken/);
  const before = await enter(page);
  await refuseNextCheck(page);
  const lost = new Promise<void>((resolve) => {
    void page.route(
      RENEWAL,
      async (route) => {
        await route.fetch();
        await route.abort();
        resolve();
      },
      { times: 1 },
    );
  });
  await page.goto('/news/notice');
  await lost;

  const checked = page.waitForResponse(CHECK).then((response) => response.json());
  await page.reload();
  expect((await checked) as unknown).toMatchObject({ code: 1 });
  expect(await storedToken(page)).toBe(before);

  await refuseNextCheck(page);
  const renewed = page.waitForResponse(RENEWAL).then((response) => response.json());
  await page.reload();
  expect((await renewed) as unknown).toMatchObject({ code: 1 });
  await expect.poll(() => storedToken(page)).not.toBe(before);
  expect(await storedToken(page)).toBeTruthy();
});

test('an invented administrator’s link logs nobody in', async ({ page, console }) => {
  console.provokes(/status of 401 .*\/api\/user\/adminLogin\)/);
  await page.goto('/intro?authorization=made-up-value');
  await answer(page, '관리자 로그인 링크가 유효하지 않습니다.', '확인');
  await expect(page, 'HTTP 401 leads to the login').toHaveURL(/\/sign\/in$/);
  expect(await storedToken(page)).toBeNull();
});

/**
 * Logs the administrator in and leaves the page: its pending requests would take the response meant for the next one.
 */
async function enter(page: Page): Promise<string | null> {
  await enterByLink(page, LINK);
  const token = await storedToken(page);
  await page.goto('about:blank');
  return token;
}

/** The API rejects the token only after half an hour, so the 403 is simulated; the renewal is real. */
const refuseNextCheck = (page: Page) =>
  page.route(
    CHECK,
    (route) =>
      route.fulfill({ status: 403, json: { code: 403, message: '요청을 처리할 권한이 없습니다.', entity: null } }),
    { times: 1 },
  );
