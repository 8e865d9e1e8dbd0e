import { expect } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { apply, findCourse } from '../course.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

test(
  'the number of a virtual account is copied by one press, and the page notices the deposit itself',
  { tag: '@smoke' },
  async ({ page, request }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, (await newMember(request)).userId);
    await apply(page, await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2));
    await page.getByLabel('가상계좌').check();
    await page.getByRole('button', { name: '결제하기' }).click();
    await page.getByRole('button', { name: '가상계좌 발급' }).click();
    const number = await page.getByText(/^\d{10,}$/).innerText();
    const bank = page.url();
    await page.getByRole('link', { name: '신청 화면으로 돌아가기' }).click();

    await page.getByRole('button', { name: '계좌번호 복사' }).click();
    await expect(page.getByText('계좌번호를 복사했습니다.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    expect(await findings(page)).toEqual([]);

    await page.getByRole('link', { name: '신청 상세 보기' }).click();
    // Both pages have the button.
    await page.waitForURL('**/manager/edu/register/view**');
    await expect(page.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/manager/edu/apply/done**');
    await expect(page.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
    const paying = await page.context().newPage();
    await paying.goto(bank);
    await paying.getByRole('button', { name: '입금하기' }).click();
    await paying.close();
    await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
  },
);
