import { expect } from '@playwright/test';
import { HOME } from '../home.ts';
import { ROUTES } from '../routes.ts';
import { test } from '../silent.ts';

const GUARD = '로그인시 접근가능합니다.';

test('the root redirects to the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(HOME);
});

test('an unknown URL shows a not-found page inside the frame', async ({ page, console }) => {
  console.provokes(/status of 404 .*\/no\/such\/page\)/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('찾을 수 없');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const { path } of ROUTES.filter((route) => route.guarded)) {
  test(`a guest cannot open ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(GUARD)).toBeVisible();
    await page.getByRole('button', { name: '확인' }).click();
    await expect(page).toHaveURL(HOME);
  });
}
