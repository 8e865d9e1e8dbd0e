import { expect, type Page } from '@playwright/test';
import { startOwnPortal } from '../faults/ownPortal.ts';
import { answer, closePopup, pressAccount } from '../frame.ts';
import { HOME } from '../home.ts';
import { enterByLink, signIn } from '../member.ts';
import { DEMO_PORTS } from '../ports.ts';
import { test } from '../silent.ts';

// The script in `docs/demo.md`, step by step, on an unused portal: its accounts, words and paths exist.

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const main = (page: Page) => page.getByRole('main');

/** Applies for a course at phone size and pays into a virtual account, whose page is open in a second tab. */
async function applyOnPhone(page: Page, course: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(course);
  await main(page).getByRole('link', { name: '신청하기', exact: true }).first().click();
  await expect(page.getByLabel('우편번호'), 'what the account knows is filled in').not.toHaveValue('');
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/개인정보 수집·이용에 동의/).check();
  await main(page).getByRole('button', { name: '신청하기' }).click();
  await page.getByRole('dialog', { name: '교육 신청 내용 확인' }).getByRole('button', { name: '확인' }).click();
  await page.getByRole('radio', { name: /^가상계좌/ }).check();
  await main(page).getByRole('button', { name: '결제하기' }).click();
  await page.getByRole('button', { name: '가상계좌 발급' }).click();
  const gateway = await page.context().newPage();
  await gateway.goto(page.url());
  await page.getByRole('link', { name: '신청 화면으로 돌아가기' }).click();
  await expect(page.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
  await gateway.getByRole('button', { name: '입금하기' }).click();
  await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
  await gateway.close();
}

/** Opens the first of a member's applications or groups with this status. */
const open = (page: Page, status: string) =>
  main(page).getByRole('listitem').filter({ hasText: status }).getByRole('link').first().click();

async function signOut(page: Page): Promise<void> {
  await pressAccount(page, '로그아웃');
  await answer(page, '로그아웃하시겠습니까?', '확인');
  await page.waitForURL(HOME);
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
}

test('the ten-minute demo can be given as documented', async ({ page, browser }) => {
  const { portal, close } = await startOwnPortal({ environment: DEMO_PORTS });
  const { url } = portal;
  try {
    const course = await test.step('the first page, the calendar and a course', async () => {
      await page.goto(`${url}/main`);
      await closePopup(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.goto(`${url}/manager/calendar`);
      await main(page)
        .getByRole('link', { name: /^다음 달/ })
        .click();
      await main(page)
        .getByRole('link', { name: /^교육 2급 .*남은 자리 \d/ })
        .filter({ visible: true })
        .first()
        .click();
      await expect(main(page).getByText('환불 기준').first()).toBeVisible();
      return page.url();
    });
    await test.step('a member applies on a phone', async () => {
      await signIn(page, 'member02', undefined, url);
      await applyOnPhone(page, course);
    });
    await test.step('a long-standing member, a ticket, and the verification of a certificate', async () => {
      await page.goto(`${url}/sign/me`);
      await signOut(page);
      await page.setViewportSize(DESK);
      await signIn(page, 'member01', undefined, url);
      await page.goto(`${url}/manager/exam/register`);
      await open(page, '신청완료');
      await main(page).getByRole('button', { name: '수험표' }).click();
      await expect(page.getByRole('button', { name: 'PDF로 저장' })).toBeVisible();
      await page.goto(`${url}/manager/exam/verify`);
      await expect(main(page).getByRole('button', { name: '확인' })).toBeVisible();
    });
    await test.step('the office', async () => {
      const context = await browser.newContext({ locale: 'ko-KR' });
      const office = await context.newPage();
      await enterByLink(office, 'demo-admin', url);
      await office.getByRole('link', { name: '사무국' }).first().click();
      await main(office)
        .getByRole('link', { name: /^취소 승인 대기/ })
        .click();
      await main(office).getByRole('button', { name: '승인' }).first().click();
      const approving = office.getByRole('dialog', { name: '취소 승인' });
      await approving.getByRole('button', { name: '승인', exact: true }).click();
      await expect(approving).toBeHidden();
      await office.goto(`${url}/office/courses`);
      await main(office).getByRole('row').nth(1).getByRole('link').first().click();
      await expect(main(office).getByRole('heading', { level: 1 })).toBeVisible();
      await office.goto(`${url}/office/audit`);
      await expect(main(office).getByRole('table', { name: '감사 기록' }), 'what was approved').toContainText('박관리');
      await context.close();
    });
    await test.step('an employer', async () => {
      await signOut(page);
      await signIn(page, 'employer01', undefined, url);
      await page.goto(`${url}/manager/group`);
      await open(page, '결제완료');
      await expect(main(page).getByText('수락 기한').first()).toBeVisible();
      await page.goto(`${url}/manager/group`);
      await open(page, '후불 입금대기');
      await expect(main(page).getByText('청구서').first()).toBeVisible();
    });
  } finally {
    await close();
  }
});
