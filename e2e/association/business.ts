import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { goTo, unfoldGroup } from '../frame.ts';
import { goInOffice } from './office.ts';

/** A member's business, and the roster of hygiene education. */

/** Chooses the first business found on the member's page. */
export async function chooseBusiness(phone: Page, words: string): Promise<void> {
  await goTo(phone, '/sign/me/profile');
  await unfoldGroup(phone, '업소');
  await phone.getByRole('button', { name: '업소 검색' }).click();
  const search = phone.getByRole('dialog', { name: '업소 검색' });
  await search.getByLabel('업소명').fill(words);
  await search.getByLabel('업소명').press('Enter');
  await search.getByRole('listitem').first().getByRole('button').click();
  await expect(search).toBeHidden();
  await phone.getByRole('button', { name: '변경 내용 저장' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  // Closing the alert goes back in the history; a simultaneous navigation would be undone as well.
  await expect(phone).toHaveURL(/\/sign\/me\/profile$/);
}

/** Downloads the batch for the regulator. @returns the number in the row with that name */
export async function takeRoster(desk: Page, name: string): Promise<string> {
  await goInOffice(desk, '위생교육 명단');
  await desk.getByRole('button', { name: /명의 명단 받기$/ }).click();
  const dialog = desk.getByRole('dialog', { name: '통보할 명단 받기' });
  await dialog.getByRole('textbox').fill('식약처 담당자');
  const download = desk.waitForEvent('download');
  await dialog.getByRole('button', { name: '명단 받기' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  const row = table.split('\r\n').find((line) => line.includes(name)) ?? '';
  return row.split(',')[0] ?? '';
}

/** Uploads a file with the registration of a row by the regulator. */
export async function recordRegistered(desk: Page, number: string): Promise<void> {
  await goInOffice(desk, '위생교육 명단');
  await desk.getByRole('link', { name: '등록 결과 올리기' }).click();
  const buffer = Buffer.from(`\uFEFF관리번호,결과,사유\r\n${number},등록,\r\n`);
  await desk.locator('input[type=file]').setInputFiles({ name: '결과.csv', mimeType: 'text/csv', buffer });
  await expect(desk.getByText('통보함 → 등록 완료')).toBeVisible();
  await desk.getByRole('button', { name: '1명의 결과 입력' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '1명 입력' }).click();
  await expect(desk).toHaveURL(/\/office\/roster$/);
}
