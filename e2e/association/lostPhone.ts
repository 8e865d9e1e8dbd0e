import { expect, type Locator, type Page } from '@playwright/test';
import { answer } from '../frame.ts';
import { chooseBirth, goOn, provePhone } from '../journeys/membership/steps.ts';
import type { Person } from '../member.ts';
import { document } from './files.ts';
import { goInOffice } from './office.ts';

/** A member who has lost phone and password. */

/** Requests another phone without a login; `person` is the member with the new phone. */
export async function askForPhone(page: Page, person: Person): Promise<void> {
  await page.goto('/sign/find/phone');
  await provePhone(page, person);
  await chooseBirth(page, '1966', '03', '02');
  await page.getByLabel(/^아이디/).fill(person.userId);
  await page.getByLabel(/^번호를 바꾸는 까닭/).fill('휴대폰과 비밀번호를 모두 잃어버렸습니다.');
  await page.getByLabel(/^신분증 또는 주민등록초본/).setInputFiles(document('주민등록초본.pdf'));
  await page.getByRole('button', { name: '변경 요청하기' }).click();
  await expect(page.getByText('휴대폰 번호 변경 요청이 접수되었습니다.')).toBeVisible();
}

/** Opens the only waiting request, and the dialog of its decision. */
async function openQuestion(desk: Page) {
  await goInOffice(desk, '정정 요청');
  await desk.getByRole('table').getByRole('link').first().click();
  await desk.getByRole('button', { name: '정정하기' }).click();
  return desk.getByRole('dialog', { name: '정정하기' });
}

async function accept(dialog: Locator, button: string): Promise<void> {
  await dialog.getByLabel(/^확인한 내용/).fill('주민등록초본과 전화로 확인');
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** The first employee accepts and sees that a second one has to; a repetition changes nothing. */
export async function acceptPhoneFirst(desk: Page): Promise<void> {
  await accept(await openQuestion(desk), '정정');
  await answer(desk, '혼자 처리할 수 없는 일이라 요청을 남겼습니다.', '확인');
  const again = await openQuestion(desk);
  await accept(again, '정정');
  await answer(desk, '먼저 요청하신 건입니다. 다른 직원이 확인해야 처리됩니다.', '확인');
  await again.getByRole('button', { name: '닫기' }).last().click();
  await expect(again).toBeHidden();
}

/** The second employee sees the name of the first, and accepts. */
export async function acceptPhoneSecond(desk: Page, first: Person): Promise<void> {
  const question = await openQuestion(desk);
  await expect(question).toContainText(first.name);
  await accept(question, '두 번째 직원으로 정정');
  await expect(desk.getByText('정정 완료').first()).toBeVisible();
}

/** Sets another password with the new phone. */
export async function setNewPassword(page: Page, person: Person, password: string): Promise<void> {
  await page.goto('/sign/find/password/step1');
  await page.getByLabel('아이디', { exact: true }).fill(person.userId);
  await provePhone(page, person);
  await expect(page.getByText('인증되었습니다.')).toBeVisible();
  await goOn(page);
  await page.getByLabel('새 비밀번호', { exact: true }).fill(password);
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(password);
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await answer(page, '비밀번호가 변경되었습니다. 새 비밀번호로 로그인해주세요.', '확인');
  await page.waitForURL('**/sign/in');
}
