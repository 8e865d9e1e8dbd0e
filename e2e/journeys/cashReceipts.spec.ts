import { expect } from '@playwright/test';
import { expectSound } from '../accessibility/order.ts';
import { chooseAccount, deposit, showsReceipt } from '../cashReceipt.ts';
import { enterByLink, newMember } from '../member.ts';
import { test } from '../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a cash receipt asked for at the payment is issued with the deposit, and cancelled with it', async ({
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
  const portal = new URL(page.url()).origin;
  await enterByLink(desk, 'demo-receipts', portal);
  await desk.goto(`${portal}/office/cancellations`);
  const row = desk.getByRole('row').filter({ hasText: `신청 ${number}번` });
  await row.getByRole('button', { name: '승인' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: /승인/ }).click();
  await expect(row).toHaveCount(0);
  await desk.context().close();
  await showsReceipt(page, '취소됨');
  await expectSound(page);
});
