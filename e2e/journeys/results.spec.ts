import { expect } from '@playwright/test';
import { expectSound } from '../accessibility/order.ts';
import { enterByLink, signIn } from '../member.ts';
import { test } from '../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const EXAM = '외식경영관리사 2급 (정기)';

test('a member sees the scores by subject, objects with a file, and reads the reply', async ({ page, browser }) => {
  const name = '임철수';
  await signIn(page, 'member18');
  await page.goto('/manager/exam/pass');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: EXAM });
  await expect(card).toContainText('합격 기준: 과목마다 100점 만점에 40점 이상, 모든 과목 평균 60점 이상');
  await expectSound(page);
  await card.getByRole('link').click();
  await expect(page.getByRole('table', { name: '과목별 점수' })).toContainText('35점');
  await expectSound(page);

  await page.getByRole('button', { name: '이의신청하기' }).click();
  const form = page.getByRole('dialog', { name: '이의신청' });
  await form.getByRole('button', { name: '이의신청 보내기' }).click();
  await expect(form.getByText('이의를 제기하는 내용을 입력해주세요.').first()).toBeVisible();
  await form.getByLabel('이의 내용').fill('원가·인사관리 4번 답안을 다시 확인해주세요.');
  const picture = await page.screenshot();
  await form.getByLabel('첨부파일').setInputFiles({ name: '답안.png', mimeType: 'image/png', buffer: picture });
  await expect(form.getByText('올린 파일: 답안.png')).toBeVisible();
  await expectSound(page);
  await form.getByRole('button', { name: '이의신청 보내기' }).click();
  await expect(page.getByText('확인 중', { exact: true })).toBeVisible();

  const desk = await (await browser.newContext({ locale: 'ko-KR', reducedMotion: 'reduce' })).newPage();
  await enterByLink(desk, 'demo-results');
  await desk.goto('/office');
  await expect(desk.getByRole('link', { name: /이의신청 답변 \d+건/ })).toBeVisible();
  await desk.goto('/office/objections?status=OPEN');
  const row = desk.getByRole('row').filter({ hasText: name });
  const download = desk.waitForEvent('download');
  await row.getByRole('button', { name: /첨부파일 받기/ }).click();
  expect((await download).suggestedFilename()).toContain('답안');
  await expectSound(desk);
  await row.getByRole('button', { name: '받아들이지 않음' }).click();
  const answer = desk.getByRole('dialog', { name: '이의신청 받아들이지 않음' });
  await answer.getByLabel('회원이 읽을 답변').fill('답안지를 다시 확인했으나 채점에 잘못이 없었습니다.');
  await answer.getByRole('button', { name: '답변 보내기' }).click();
  await expect(row).toHaveCount(0);
  await desk.context().close();

  await page.reload();
  await expect(page.getByText(/채점에 잘못이 없었습니다/)).toBeVisible();
});

test('an announced result is corrected by a second employee, who sees both results', async ({ page }) => {
  await enterByLink(page, 'demo-results');
  await page.goto('/office/result-corrections');
  const row = page.getByRole('row').filter({ hasText: '백종윤' });
  await expect(row).toContainText('불합격 · 외식경영론 59');
  await expectSound(page);
  await row.getByRole('button', { name: '정정', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '결과 정정 확인' });
  await expect(dialog).toContainText('합격');
  await expectSound(page);
  await dialog.getByRole('button', { name: '정정', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('the subjects of an exam are typed, and scores show their result before they are entered', async ({ page }) => {
  await enterByLink(page, 'demo-results');
  await page.goto('/office/exams/write');
  await page.getByRole('button', { name: '과목 더하기' }).click();
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('과목 이름을 입력해주세요.').first()).toBeVisible();
  await expectSound(page);
  await page.goto('/office/exams?keyword=정기');
  await page
    .getByRole('link', { name: new RegExp('정기') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /정기/ })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: '서미진' });
  await expect(row).toContainText('외식경영론 64, 위생·안전관리 60, 원가·인사관리 61.5 (평균 61.83)');
  await row.getByRole('button', { name: '서미진 결과 정정' }).click();
  const dialog = page.getByRole('dialog', { name: '결과 정정' });
  await dialog.getByLabel('바른 결과').selectOption('scores');
  await dialog.getByLabel('외식경영론').fill('39');
  await expect(dialog.getByText('불합격 · 평균 53.5점')).toBeVisible();
  await expectSound(page);
});
