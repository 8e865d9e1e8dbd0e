import { expect } from '@playwright/test';
import { apply, findCourse } from '../course.ts';
import { closePopup, goByMenu, pressAccount } from '../frame.ts';
import { HOME } from '../home.ts';
import { newMember, PASSWORD, signIn } from '../member.ts';
import { sheetsOf, toPaper } from '../paper.ts';
import { test } from '../silent.ts';

test(
  'a member finds a course, applies, pays, prints the slip, cancels and logs out',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const member = await newMember(request);

    await page.goto('/main');
    await closePopup(page);
    await pressAccount(page, '로그인');
    await page.getByLabel('아이디', { exact: true }).fill(member.userId);
    await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
    await page.waitForURL(HOME);

    await test.step('finds an open course by the menu and the list', async () => {
      await goByMenu(page, '외식경영관리사', '교육 신청');
      await expect(page.getByRole('heading', { level: 1, name: '교육 신청' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });

    const course = await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2);
    await test.step('applies', async () => {
      await apply(page, course);
      await expect(page.getByText('결제할 내용')).toBeVisible();
    });

    await test.step('pays on the gateway’s own page', async () => {
      await page.getByLabel('신용카드').check();
      await page.getByRole('button', { name: '결제하기' }).click();
      await expect(page.getByText('모의 결제')).toBeVisible();
      await page.getByRole('button', { name: '결제하기' }).click();
      await page.waitForURL('**/manager/edu/apply/done**');
      await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
    });

    await test.step('prints the attendance slip on one sheet', async () => {
      await goByMenu(page, '외식경영관리사', '교육 신청 확인');
      await page.getByRole('main').getByRole('link', { name: course.title }).first().click();
      await page.getByRole('button', { name: '수강증' }).click();
      const slip = page.getByRole('dialog', { name: '교육 수강증' });
      await expect(slip).toContainText(member.name);
      await expect(slip).toContainText('1966.03.02');
      await expect(page).toHaveURL(/#m$/);
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await slip.getByRole('button', { name: '인쇄' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
      expect(await sheetsOf(await toPaper(page))).toBe(1);
      await page.goBack();
      await expect(slip).toBeHidden();
      await expect(page).not.toHaveURL(/#m$/);
    });

    await test.step('cancels, after seeing the refund', async () => {
      await page.getByRole('button', { name: '취소' }).click();
      const form = page.getByRole('dialog', { name: /취소/ });
      await expect(form).toContainText('환불 예정 금액');
      await form.getByRole('button', { name: '취소 신청' }).click();
      for (const message of ['이름을 입력해주세요.', '은행명을 입력해주세요.', '계좌번호를 입력해주세요.']) {
        await expect(form.getByText(message).first()).toBeVisible();
      }
      await form.getByLabel('예금주').fill(member.name);
      await form.getByLabel('은행명').fill('국민은행');
      await form.getByLabel('계좌번호').fill('123-456-7890');
      await expect(form.getByLabel('계좌번호')).toHaveValue('1234567890');
      await form.getByRole('button', { name: '취소 신청' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: /^예/ }).click();
      await expect(page.getByText('접수되었습니다.')).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
      await expect(page.getByRole('main').getByText('취소접수').first()).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('1234567890');
    });

    await test.step('logs out', async () => {
      await pressAccount(page, '로그아웃');
      await expect(page.getByText('로그아웃하시겠습니까?')).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
      await page.waitForURL(HOME);
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('authorization');
    });
  },
);

test('a free course is confirmed at once', { tag: '@smoke' }, async ({ page, request }) => {
  const { userId } = await newMember(request);
  await signIn(page, userId);
  await apply(page, await findCourse(request, ({ price }) => price === 0));
  await page.waitForURL('**/manager/edu/apply/done**');
  await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
});
