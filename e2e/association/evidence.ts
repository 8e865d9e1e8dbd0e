import { expect, type Page } from '@playwright/test';
import { document } from './files.ts';
import { goInOffice } from './office.ts';

/** Eligibility evidence. */

/** Submits a certificate of work, in the form of an exam or on the application. */
export async function handInEvidence(phone: Page, fileName: string): Promise<void> {
  await phone.getByRole('button', { name: '증빙 서류 내기' }).click();
  const form = phone.getByRole('dialog', { name: '응시 자격 증빙' });
  await form.getByRole('radio', { name: /6개월 이상/ }).check();
  await form.getByLabel(/경력증명서/).setInputFiles(document(fileName));
  await expect(form.getByText(`올린 파일: ${fileName}`)).toBeVisible();
  await form.getByRole('button', { name: '증빙 서류 내기' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(phone.getByText(/협회에서 확인하고 있습니다/)).toBeVisible();
}

/** Downloads the evidence of an applicant. @returns the applicant's row */
async function lookAtEvidence(desk: Page, name: string, fileName: string) {
  await goInOffice(desk, '응시 자격');
  const row = desk.getByRole('row').filter({ hasText: name }).filter({ hasText: fileName });
  const download = desk.waitForEvent('download');
  await row.getByRole('button', { name: /경력증명서.*받기/ }).click();
  expect((await download).suggestedFilename()).toBe(fileName);
  return row;
}

export async function returnEvidence(desk: Page, name: string, fileName: string, reason: string): Promise<void> {
  const row = await lookAtEvidence(desk, name, fileName);
  await row.getByRole('button', { name: '반려' }).click();
  const dialog = desk.getByRole('dialog', { name: '증빙 반려' });
  await dialog.getByLabel(/^반려 사유/).fill(reason);
  await dialog.getByRole('button', { name: '반려' }).click();
  await expect(desk.getByText('반려했습니다. 회원에게 사유를 알립니다.')).toBeVisible();
}

export async function acceptEvidence(desk: Page, name: string, fileName: string): Promise<void> {
  const row = await lookAtEvidence(desk, name, fileName);
  await row.getByRole('button', { name: '인정' }).click();
  await desk.getByRole('dialog', { name: '응시 자격 인정' }).getByRole('button', { name: '인정', exact: true }).click();
  await expect(desk.getByText('응시 자격을 인정했습니다. 회원에게 알립니다.')).toBeVisible();
}
