import { expect } from '@playwright/test';
import { expectSound } from '../accessibility/order.ts';
import { enterByLink, leave, signIn } from '../member.ts';
import { openExam } from '../openExam.ts';
import { test } from '../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the form shows missing conditions before anything is typed; evidence is submitted, checked and accepted', async ({
  page,
  browser,
}) => {
  const name = '오세란';
  await signIn(page, 'member21');
  const examinationNo = await openExam(page.request, { asksEvidence: true });
  await page.goto(`/manager/exam/apply/write?examinationNo=${examinationNo}`);
  const main = page.getByRole('main');
  await expect(main.getByText('아직 내지 않으셨습니다.')).toBeVisible();
  await expect(main.getByText('증빙이 인정되어야 수험표를 출력하실 수 있습니다.')).toBeVisible();
  await expect(main).toContainText('시험 7일 전');
  await expectSound(page);

  await main.getByRole('button', { name: '증빙 서류 내기' }).click();
  const form = page.getByRole('dialog', { name: '응시 자격 증빙' });
  await form.getByRole('button', { name: '증빙 서류 내기' }).click();
  await expect(form.getByText('해당하는 자격을 골라주세요.').first()).toBeVisible();
  await form.getByRole('radio', { name: /6개월 이상/ }).check();
  await form.getByRole('button', { name: '증빙 서류 내기' }).click();
  await expect(form.getByText(/경력증명서.*파일을 올려주세요\./).first()).toBeVisible();
  await expectSound(page);
  const picture = await page.screenshot();
  await form.getByLabel(/경력증명서/).setInputFiles({ name: '경력증명서.png', mimeType: 'image/png', buffer: picture });
  await expect(form.getByText('올린 파일: 경력증명서.png')).toBeVisible();
  await form.getByRole('button', { name: '증빙 서류 내기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(main.getByText(/협회에서 확인하고 있습니다/)).toBeVisible();

  const desk = await (await browser.newContext({ locale: 'ko-KR', reducedMotion: 'reduce' })).newPage();
  await enterByLink(desk, 'demo-evidence');
  await desk.goto('/office/evidence?status=SUBMITTED');
  const row = desk.getByRole('row').filter({ hasText: name });
  const download = desk.waitForEvent('download');
  await row.getByRole('button', { name: /경력증명서.*받기/ }).click();
  expect((await download).suggestedFilename()).toContain('경력증명서');
  await expectSound(desk);
  await row.getByRole('button', { name: '인정' }).click();
  const dialog = desk.getByRole('dialog', { name: '응시 자격 인정' });
  await expectSound(desk);
  await dialog.getByRole('button', { name: '인정', exact: true }).click();
  await expect(row).toHaveCount(0);
  await desk.context().close();

  await page.reload();
  await expect(main.getByText('인정되었습니다.')).toBeVisible();
  await expect(main.getByRole('button', { name: '증빙 서류 내기' })).toHaveCount(0);
  await leave(page);
});
