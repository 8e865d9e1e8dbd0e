import { expect, type Page } from '@playwright/test';
import { answer, goTo } from '../frame.ts';
import { document } from './files.ts';
import { goInOffice } from './office.ts';

/** The correction of a member's name. */

/** Requests another name with a document, and a certificate in that name. */
export async function askForName(phone: Page, name: string): Promise<void> {
  await goTo(phone, '/sign/me/profile');
  await phone.getByRole('link', { name: '이름·생년월일 정정 요청' }).click();
  await phone.getByLabel(/^바른 이름/).fill(name);
  await phone.getByLabel(/^정정이 필요한 까닭/).fill('개명했습니다.');
  await phone.getByLabel(/^증빙 서류/).setInputFiles(document('기본증명서.pdf'));
  await expect(phone.getByText('올린 서류: 기본증명서.pdf')).toBeVisible();
  await phone.getByRole('checkbox', { name: /다시 발급받겠습니다/ }).check();
  await phone.getByRole('button', { name: '정정 요청하기' }).click();
  await answer(phone, '정정 요청이 접수되었습니다.', '확인');
}

/** Accepts the only waiting request. */
export async function correctName(desk: Page, name: string): Promise<void> {
  await goInOffice(desk, '정정 요청');
  await desk.getByRole('table').getByRole('link').first().click();
  await expect(desk.getByRole('row', { name: /이름/ })).toContainText(name);
  await desk.getByRole('button', { name: '정정하기' }).click();
  const dialog = desk.getByRole('dialog', { name: '정정하기' });
  await dialog.getByLabel(/^확인한 내용/).fill('기본증명서로 확인');
  await dialog.getByRole('button', { name: '정정', exact: true }).click();
  await expect(desk.getByText('정정 완료').first()).toBeVisible();
}
