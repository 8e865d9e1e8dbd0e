import { expect, type Page } from '@playwright/test';
import { apply, findCourse } from './course.ts';
import { signIn } from './member.ts';

/** Lets a new member choose the virtual account for a course. */
export async function chooseAccount(page: Page, userId: string) {
  await signIn(page, userId);
  await apply(page, await findCourse(page.request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2));
  await page.getByRole('radio', { name: /^가상계좌/ }).check();
}

/** Goes through the gateway's page until the deposit has arrived. */
export async function deposit(page: Page) {
  await page.getByRole('button', { name: '결제하기' }).click();
  await page.getByRole('button', { name: '가상계좌 발급' }).click();
  await page.getByRole('button', { name: '입금하기' }).click();
  await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
  await page.getByRole('link', { name: '신청 상세 보기' }).click();
  await page.waitForURL('**/manager/edu/register/view**');
}

/** Expects the state of a cash receipt on the reloaded page: the job runs within some seconds. */
export const showsReceipt = (page: Page, state: string) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText(state, { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 80_000 });
