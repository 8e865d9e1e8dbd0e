import { expect } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { goTo } from '../../frame.ts';
import { enterByLink } from '../../member.ts';
import { test } from '../../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the office sends out a cash receipt that failed again', async ({ page }) => {
  test.setTimeout(180_000);
  const name = '윤태호';
  await enterByLink(page, 'demo-receipts');
  await page.goto('/office');
  await page.getByRole('link', { name: /^실패한 현금영수증/ }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('발급실패')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await row.getByRole('button', { name: '다시 보내기' }).click();
  const dialog = page.getByRole('dialog', { name: '현금영수증 다시 보내기' });
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel(/^사유/).fill('번호를 회원에게 확인함');
  await dialog.getByRole('button', { name: '다시 보내기' }).click();
  await expect(row).toHaveCount(0);
  await goTo(page, '/office/cash-receipts?need=all');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: name }).getByText('발급됨')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 80_000 });
});
