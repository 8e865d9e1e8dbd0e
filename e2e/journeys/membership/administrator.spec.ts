import { expect } from '@playwright/test';
import { answer, storedToken } from '../../frame.ts';
import { test } from '../../silent.ts';

test('the administrator’s link logs in and its value disappears from the URL', async ({ page, console }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/intro?authorization=demo-admin');
  await page.waitForURL('**/main*');
  await expect.poll(() => storedToken(page)).toBeTruthy();
  expect(page.url()).not.toContain('demo-admin');
  const left = addresses.findIndex((url) => new URL(url).pathname === '/intro' && new URL(url).search === '');
  expect(left).toBeGreaterThan(-1);
  expect(addresses.slice(left).join(' ')).not.toContain('demo-admin');
  await page.goto('/about/greeting');
  await page.goBack();
  await expect(page, 'the history holds no trace of it').toHaveURL(/\/main/);

  await test.step('a token that a 403 refuses is renewed, and the request made once more', async () => {
    const before = await storedToken(page);
    let refused = 0;
    console.provokes(/status of 403 .*\/api\/user\/userLoginSessionCheck/);
    // The API rejects the token only after half an hour, so the 403 is simulated; the renewal is real.
    await page.route('**/api/user/userLoginSessionCheck**', async (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      await route.fulfill({
        status: 403,
        json: { code: 403, message: '요청을 처리할 권한이 없습니다.', entity: null },
      });
    });
    // Read as soon as they come: a document that is left takes its answers with it.
    const renewed = page.waitForResponse('**/smart-user/sign/changeToken').then((response) => response.json());
    const repeated = page
      .waitForResponse((response) => response.url().includes('userLoginSessionCheck') && response.status() === 200)
      .then((response) => response.json());
    await page.goto('/news/notice');
    expect((await renewed) as unknown).toMatchObject({ code: 1 });
    expect((await repeated) as unknown).toMatchObject({ code: 1 });
    expect(refused).toBe(1);
    const after = await storedToken(page);
    expect(after).toBeTruthy();
    expect(after).not.toBe(before);
  });
});

test('an invented administrator’s link logs nobody in', async ({ page, console }) => {
  console.provokes(/status of 401 .*\/api\/user\/adminLogin\)/);
  await page.goto('/intro?authorization=made-up-value');
  await answer(page, '관리자 로그인 링크가 유효하지 않습니다.', '확인');
  await expect(page, 'HTTP 401 leads to the login').toHaveURL(/\/sign\/in$/);
  expect(await storedToken(page)).toBeNull();
});
