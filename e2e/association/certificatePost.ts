import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { sheetsOf, wordsOn } from '../paper.ts';
import { goInOffice } from './office.ts';

/** A certificate on its way to its holder. */

/** Prints the label of a card and reads it back. */
export async function printLabel(desk: Page, name: string): Promise<void> {
  await goInOffice(desk, '우편 발송');
  await desk.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await desk.getByRole('button', { name: '고른 건 라벨 인쇄' }).click();
  const saving = desk.waitForEvent('download');
  await desk.getByRole('dialog', { name: '라벨 인쇄' }).getByRole('button', { name: '1건 라벨 받기' }).click();
  const file = readFileSync(await (await saving).path());
  expect(await sheetsOf(file)).toBe(1);
  expect(await wordsOn(file)).toContain(`${name}귀하`);
}

/** Records that a card has been posted. */
export async function recordPosting(desk: Page, name: string, trackingNumber: string): Promise<void> {
  const row = desk.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: /송장번호 입력/ }).click();
  const dialog = desk.getByRole('dialog', { name: '송장번호 입력' });
  await dialog.getByLabel('송장번호').fill(trackingNumber);
  await dialog.getByRole('button', { name: '발송 기록' }).click();
  await expect(row).toHaveCount(0);
}

/** Checks the tracking of the card on the page of certificates. */
export async function followCard(phone: Page, trackingNumber: string): Promise<void> {
  const card = phone.getByRole('main').getByRole('listitem').filter({ hasText: '발송완료' });
  await expect(card).toContainText(`우체국 ${trackingNumber}`);
  await expect(card.getByRole('link', { name: /배송 조회/ })).toHaveAttribute('href', new RegExp(trackingNumber));
}
