import { expect, type Page } from '@playwright/test';
import { goTo } from '../frame.ts';

/** Notices to members. */

/** Some are raised and sent by jobs, every minute or every few minutes. */
const JOB_TIMEOUT_MS = 90_000;

/** Writes to all applicants from a template, on the page of the course or exam; ends on the list of recipients. */
export async function writeToApplicants(desk: Page, template: string): Promise<void> {
  await desk.getByRole('link', { name: '신청자 안내' }).click();
  await desk.getByRole('link', { name: '안내 쓰기' }).click();
  await desk.getByRole('button', { name: template }).click();
  await desk.getByRole('button', { name: '미리 보고 보내기' }).click();
  const preview = desk.getByRole('dialog', { name: '보내기 전에 확인해주세요' });
  await expect(preview).not.toContainText('{{');
  await preview.getByRole('button', { name: '1명에게 보내기' }).click();
  await expect(desk.getByRole('table', { name: '받는 분' })).toBeVisible();
}

/** Waits for a notice on the member's page, which a job may not have raised yet. */
export async function readNotice(phone: Page, title: string | RegExp, words: string | RegExp): Promise<void> {
  const notice = phone.getByRole('article').filter({ has: phone.getByRole('heading', { name: title }) });
  await expect(async () => {
    await goTo(phone, '/sign/me/notices');
    await expect(notice.first()).toContainText(words, { timeout: 5000 });
  }).toPass({ timeout: JOB_TIMEOUT_MS });
}
