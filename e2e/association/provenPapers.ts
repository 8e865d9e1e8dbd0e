import { expect, type Page } from '@playwright/test';
import { print, type Paper } from './paper.ts';

/** Numbered papers that anyone can verify. */

const NUMBER = /\d{4}-\d-\d{5}-\d{5}/;

/** Prints the paper of a dialog and closes it. @returns its contents and number */
async function take(phone: Page, title: string): Promise<Paper & { number: string }> {
  const dialog = phone.getByRole('dialog', { name: title, exact: true });
  await expect(dialog.getByRole('article')).toBeVisible();
  const paper = await print(phone);
  const number = NUMBER.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  expect(paper.pages).toBe(1);
  expect(paper.text).toContain(number);
  await dialog.getByRole('button', { name: '뒤로' }).click();
  await expect(dialog).toBeHidden();
  return { ...paper, number };
}

const press = (phone: Page, name: string) => phone.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Prints the 수료증 of the open course. */
export async function printCompletion(phone: Page): Promise<Paper & { number: string }> {
  await press(phone, '수료증');
  return take(phone, '수료증');
}

/** Prints the 영수증 in the member's name. */
export async function printReceipt(phone: Page): Promise<Paper & { number: string }> {
  await press(phone, '영수증');
  const asking = phone.getByRole('dialog', { name: '영수증', exact: true });
  await asking.getByRole('radio', { name: /^개인/ }).check();
  await asking.getByRole('button', { name: '영수증 열기' }).click();
  return take(phone, '영수증 (납입증명서)');
}

/** Prints the certificate on the page of certificates. */
export async function printCertificate(phone: Page): Promise<Paper & { number: string }> {
  await press(phone, '자격증');
  return take(phone, '자격증');
}

/** Follows the code on a paper, as anyone who is shown it. */
export async function prove(guest: Page, { codes }: Paper, words: string): Promise<void> {
  await guest.goto(codes[0] ?? '');
  await expect(guest.getByText(words)).toBeVisible();
}
