import { expect } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { expectSound } from '../accessibility/order.ts';
import { chooseAccount, deposit, showsReceipt } from '../cashReceipt.ts';
import { goTo } from '../frame.ts';
import { enterByLink, newMember } from '../member.ts';
import { test } from '../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An employee of the demo that no other journey uses. */
const LINK = 'demo-receipts';

test('a cash receipt requested at the payment is issued with the deposit, and cancelled with it', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(240_000);
  await chooseAccount(page, (await newMember(request)).userId);
  await page.getByRole('radio', { name: /^지출증빙용/ }).check();
  await page.getByLabel(/^사업자등록번호/).fill('104-82-00008');
  await expectSound(page);
  await page.getByRole('button', { name: '결제하기' }).click();
  await expect(page.getByText('사업자등록번호를 다시 확인해주세요. 맞지 않는 번호입니다.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('radio', { name: /^소득공제용/ }).check();
  await deposit(page);
  await showsReceipt(page, '발급됨');
  await expectSound(page);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^현금영수증 보기/ }).click();
  const paper = await opening;
  await expect(paper.getByRole('heading', { name: '현금영수증' })).toBeVisible();
  await paper.close();

  await page.getByRole('button', { name: '신청 취소' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^예금주/).fill('홍길동');
  await form.getByLabel(/^은행명/).fill('한빛은행');
  await form.getByLabel(/^계좌번호/).fill('1102345678901');
  await form.getByRole('button', { name: /취소 신청|신청 취소/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^예|^확인/ }).click();
  await expect(page.getByText('취소를 접수했습니다.').first()).toBeVisible();

  const number = new URL(page.url()).searchParams.get('userExaminationNo') ?? '';
  const desk = await (await browser.newContext({ locale: 'ko-KR', reducedMotion: 'reduce' })).newPage();
  await enterByLink(desk, LINK);
  await desk.goto('/office/cancellations');
  const row = desk.getByRole('row').filter({ hasText: `신청 ${number}번` });
  await row.getByRole('button', { name: '승인' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: /승인/ }).click();
  await expect(row).toHaveCount(0);
  await desk.context().close();
  await showsReceipt(page, '취소됨');
  await expectSound(page);
});

test('the office reissues a failed cash receipt', async ({ page }) => {
  test.setTimeout(180_000);
  const name = '윤태호';
  await enterByLink(page, LINK);
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
