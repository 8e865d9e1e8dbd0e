import { expect } from '@playwright/test';
import { expectSound } from '../accessibility/order.ts';
import { chooseAccount, deposit, showsReceipt } from '../cashReceipt.ts';
import { newMember } from '../member.ts';
import { test } from '../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a cash receipt is requested later, on the page of the application', async ({ page, request }) => {
  test.setTimeout(180_000);
  await chooseAccount(page, (await newMember(request)).userId);
  await deposit(page);
  await page.getByRole('button', { name: '현금영수증 신청' }).click();
  const dialog = page.getByRole('dialog', { name: '현금영수증 신청' });
  await expect(dialog.getByText(/까지 신청하실 수 있습니다\./)).toBeVisible();
  await expectSound(page);
  await dialog.getByLabel(/^휴대폰 번호 또는/).fill('9001011234567');
  await dialog.getByRole('button', { name: '신청' }).click();
  await expect(dialog.getByText(/주민등록번호는 받지 않습니다/).first()).toBeVisible();
  await dialog.getByLabel(/^휴대폰 번호 또는/).fill('010-2345-6789');
  await dialog.getByRole('button', { name: '신청' }).click();
  await expect(page.getByText('현금영수증을 신청했습니다.')).toBeVisible();
  await showsReceipt(page, '발급됨');
  await expect(page.getByText('*******6789')).toBeVisible();
});
