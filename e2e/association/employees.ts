import { expect, type Page } from '@playwright/test';
import { answer, pressAccount } from '../frame.ts';
import type { Person } from '../member.ts';
import { joinOnPages } from './applicant.ts';
import { goInOffice } from './office.ts';

/** Joining and becoming an employee. */

/** Joins like any member and logs out: an employee returns by a link. */
export async function joinAndLeave(page: Page, person: Person): Promise<void> {
  await joinOnPages(page, person);
  await pressAccount(page, '로그아웃');
  await answer(page, '로그아웃하시겠습니까?', '확인');
}

/** Makes a member, whose name has three letters, an employee with one permission, on the member's page. */
export async function makeEmployee(desk: Page, { name }: Person, permission: string): Promise<void> {
  await goInOffice(desk, '회원');
  await desk.getByLabel('찾을 말').fill(name);
  await desk.getByRole('button', { name: '찾기', exact: true }).click();
  const masked = `${name.charAt(0)}*${name.slice(2)}`;
  await desk.getByRole('row').filter({ hasText: masked }).getByRole('link').click();
  await desk.getByRole('button', { name: '직원으로 만들기' }).click();
  const dialog = desk.getByRole('dialog', { name: '직원으로 만들기' });
  await dialog.getByRole('checkbox', { name: new RegExp(`^${permission}`) }).check();
  await dialog.getByLabel(/^사유/).fill('우편 담당을 맡김');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(desk.getByText('직원으로 만들었습니다.')).toBeVisible();
}
