import { expect, type Page } from '@playwright/test';
import { goTo } from '../frame.ts';
import { document } from './files.ts';
import { goInOffice } from './office.ts';

/** Inquiries of a member to the association. */

/** Sends an inquiry with a file; ends on the inquiry. */
export async function ask(phone: Page, title: string, words: string): Promise<void> {
  await goTo(phone, '/space/inquiry');
  await phone.getByRole('link', { name: '문의하기' }).first().click();
  await phone.getByRole('radio', { name: /^문의/ }).check();
  await phone.getByLabel(/^제목/).fill(title);
  await phone.getByRole('textbox', { name: /^내용/ }).fill(words);
  await phone.getByLabel(/^첨부파일/).setInputFiles(document('재직증명서.pdf'));
  await expect(phone.getByRole('list', { name: '첨부한 파일' })).toContainText('재직증명서.pdf');
  await phone.getByRole('button', { name: '보내기' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Opens the file of an inquiry, and replies. */
export async function answerInquiry(desk: Page, title: string, words: string): Promise<void> {
  await goInOffice(desk, '1:1 문의');
  await desk.getByRole('main').getByRole('link', { name: title }).click();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /재직증명서\.pdf .*내려받기/ }).click();
  expect((await download).suggestedFilename()).toBe('재직증명서.pdf');
  await desk.getByRole('textbox', { name: /^답변/ }).fill(words);
  await desk.getByRole('button', { name: '답변 보내기' }).click();
  await expect(desk.getByText('답변 완료')).toBeVisible();
}

/** Reads the reply to the open inquiry, and closes it. */
export async function closeInquiry(phone: Page, words: string): Promise<void> {
  await phone.reload();
  await expect(phone.getByRole('article', { name: /답변/ })).toContainText(words);
  await phone.getByRole('button', { name: '문의 종료' }).click();
  await phone.getByRole('button', { name: '예, 종료합니다' }).click();
  await expect(phone.getByText('종료된 문의입니다.')).toBeVisible();
}
