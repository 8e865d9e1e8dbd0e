import { expect, type Page } from '@playwright/test';
import { answer } from '../frame.ts';
import { document } from './files.ts';
import { goInOffice } from './office.ts';

/** Scores, objections and corrections. */

/** Scores by subject. */
type Scores = Readonly<Record<string, string>>;

const outcomeOf = (isPassed: boolean) => new RegExp(`^${isPassed ? '합격' : '불합격'} · 평균`);

/** Enters the scores of an applicant on the page of the exam, after checking the shown outcome. */
export async function enterScores(desk: Page, name: string, scores: Scores, isPassed: boolean): Promise<void> {
  await desk.getByRole('button', { name: `${name} 점수 입력` }).click();
  const dialog = desk.getByRole('dialog', { name: '점수 입력' });
  for (const [subject, score] of Object.entries(scores)) await dialog.getByLabel(subject).fill(score);
  await expect(dialog.getByText(outcomeOf(isPassed))).toBeVisible();
  await dialog.getByRole('button', { name: '입력', exact: true }).click();
  await expect(desk.getByText('점수를 입력했습니다.')).toBeVisible();
}

/** Objects with a file, on the open application. */
export async function object(phone: Page, words: string): Promise<void> {
  await phone.getByRole('button', { name: '이의신청하기' }).click();
  const form = phone.getByRole('dialog', { name: '이의신청' });
  await form.getByLabel('이의 내용').fill(words);
  await form.getByLabel('첨부파일').setInputFiles(document('답안 사본.pdf'));
  await expect(form.getByText('올린 파일: 답안 사본.pdf')).toBeVisible();
  await form.getByRole('button', { name: '이의신청 보내기' }).click();
  await expect(phone.getByText('확인 중', { exact: true })).toBeVisible();
}

/** Upholds the objection of an applicant, without a change of the result. */
export async function upholdObjection(desk: Page, name: string, words: string): Promise<void> {
  await goInOffice(desk, '이의신청');
  const row = desk.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: '받아들임', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: '이의신청 받아들임' });
  await dialog.getByLabel('회원이 읽을 답변').fill(words);
  await dialog.getByRole('button', { name: '답변 보내기' }).click();
  await expect(desk.getByText('답변을 보냈습니다. 회원에게 알립니다.')).toBeVisible();
}

/** Requests the correction of an announced result by its scores, on the page of the exam. */
export async function askForCorrection(desk: Page, name: string, scores: Scores, reason: string): Promise<void> {
  await desk.getByRole('button', { name: `${name} 결과 정정` }).click();
  const dialog = desk.getByRole('dialog', { name: '결과 정정' });
  await dialog.getByLabel('바른 결과').selectOption('scores');
  for (const [subject, score] of Object.entries(scores)) await dialog.getByLabel(subject).fill(score);
  await expect(dialog.getByText(outcomeOf(true))).toBeVisible();
  await dialog.getByLabel(/^정정 사유/).fill(reason);
  await dialog.getByRole('button', { name: '정정', exact: true }).click();
  await answer(desk, /다른 직원의 확인이 필요합니다/, '확인');
}

/** Expects that the requesting employee cannot confirm the correction. */
export async function expectNoConfirming(desk: Page, name: string): Promise<void> {
  await goInOffice(desk, '결과 정정');
  const row = desk.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('다른 직원 확인 대기');
  await expect(row.getByRole('button', { name: '정정', exact: true })).toHaveCount(0);
}

/** The second employee confirms the correction. */
export async function confirmCorrection(desk: Page, name: string): Promise<void> {
  await goInOffice(desk, '결과 정정');
  await desk.getByRole('row').filter({ hasText: name }).getByRole('button', { name: '정정', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: '결과 정정 확인' });
  await dialog.getByRole('button', { name: '정정', exact: true }).click();
  await expect(desk.getByText('결과를 정정했습니다. 회원에게 알립니다.')).toBeVisible();
}
