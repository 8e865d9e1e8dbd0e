import { expect, type Page } from '@playwright/test';
import { goByMenu } from '../frame.ts';
import { fillDetails, joinAsMember, reachDetails } from '../journeys/membership/steps.ts';
import type { Person } from '../member.ts';

/** Actions of a member who takes courses and exams. */

/** Word for each kind on the pages. */
export type Word = '교육' | '시험';

/** Joins through the pages, with a phone verified by the demo's code; ends logged in. */
export async function joinOnPages(page: Page, person: Person): Promise<void> {
  await reachDetails(page, person);
  await fillDetails(page, person);
  await joinAsMember(page, person.name);
}

/** Opens a page of the qualification by the menu and waits for it: the previous page may have the same links. */
export async function goToPage(page: Page, title: string): Promise<void> {
  await goByMenu(page, '외식경영관리사', title);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Finds a course or an exam in its list and opens it. */
export async function findOffering(page: Page, word: Word, title: string): Promise<void> {
  await goToPage(page, `${word} 신청`);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Sends the open form and confirms; ends at the payment. */
export async function sendApplication(page: Page, word: Word): Promise<void> {
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/개인정보 수집·이용에 동의/).check();
  await page.getByRole('button', { name: '신청하기' }).click();
  await page
    .getByRole('dialog', { name: `${word} 신청 내용 확인` })
    .getByRole('button', { name: '확인' })
    .click();
  await expect(page.getByText('결제할 내용')).toBeVisible();
}

/** Opens the form of the offering on the page; ends when it has the member's data. */
export async function startApplying(page: Page): Promise<void> {
  await page.getByRole('link', { name: '신청하기' }).click();
  await expect(page.getByLabel('우편번호')).not.toHaveValue('');
}

/** Applies for the offering on the page; ends at the payment. */
export async function apply(page: Page, word: Word): Promise<void> {
  await startApplying(page);
  await sendApplication(page, word);
}

/** Goes from the payment to the gateway's page. */
export async function goToGateway(page: Page): Promise<void> {
  await page.getByRole('button', { name: '결제하기' }).click();
  await expect(page.getByText('결제 내용을 확인해주세요')).toBeVisible();
}

/** Pays by card at the gateway; ends when the application is complete. */
export async function pay(page: Page, word: Word): Promise<void> {
  await goToGateway(page);
  await page.getByRole('button', { name: '결제하기' }).click();
  await expect(page.getByText(`${word} 신청이 완료되었습니다.`)).toBeVisible();
}

/** Opens the member's application. */
export async function openOwn(page: Page, word: Word, title: string): Promise<void> {
  await goToPage(page, `${word} 신청 확인`);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} 신청 상세` })).toBeVisible();
}

/** Requests the certificate of a pass, on the page of certificates. */
export async function askForCertificate(page: Page): Promise<void> {
  await page.getByRole('button', { name: '발급 신청', exact: true }).click();
  await page
    .getByRole('dialog', { name: '자격증 발급 신청' })
    .getByRole('button', { name: '신청', exact: true })
    .click();
  await expect(page.getByText('접수되었습니다.')).toBeVisible();
  await page.getByRole('button', { name: '확인' }).click();
}
