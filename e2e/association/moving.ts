import { expect, type Page } from '@playwright/test';

/** Another day and another hall, for members who have already applied. */

/** Changes them on the page of the exam, for which one member has applied; ends there. */
export async function moveExam(desk: Page, day: string, hall: string): Promise<void> {
  await desk.getByRole('link', { name: '내용 고치기' }).click();
  await desk.getByRole('textbox', { name: /^시험일/ }).fill(day);
  await desk.getByRole('textbox', { name: /^장소/ }).fill(hall);
  await desk.getByRole('button', { name: '저장', exact: true }).click();
  const question = desk.getByRole('dialog', { name: '신청하신 1분께 일정 변경을 알립니다' });
  await expect(question.getByText(hall)).toBeVisible();
  await question.getByRole('button', { name: '저장하고 1분께 알리기' }).click();
  await expect(desk.getByRole('table', { name: '신청자' })).toBeVisible();
}

/** Reads the old and the new hall on the application, once the job has added the change, and confirms. */
export async function confirmChange(phone: Page, before: string, after: string): Promise<void> {
  const notice = phone.getByText('협회가 일정을 바꾸었습니다. 확인해주세요.');
  await expect(async () => {
    await phone.reload();
    await expect(notice).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  const main = phone.getByRole('main');
  await expect(main.getByText(after).first()).toBeVisible();
  await expect(main.getByText(new RegExp(`바뀌기 전: .*${before}`))).toBeVisible();
  await phone.getByRole('button', { name: '확인했습니다' }).click();
  await expect(phone.getByText('바뀐 일정을 확인하셨습니다.')).toBeVisible();
}
