import { expect, type Page } from '@playwright/test';
import { seoulDay } from '@portal/shared/time';
import { goInOffice } from './office.ts';

/** Actions of an employee with certificates and money. */

/** Records that a certificate's fee has arrived, on the day shown by the employee's browser. */
export async function confirmFee(page: Page, name: string): Promise<void> {
  await goInOffice(page, '입금·반환');
  await page.getByRole('button', { name: `${name} 입금 확인` }).click();
  const dialog = page.getByRole('dialog', { name: '입금 확인' });
  const now = await page.evaluate(() => Date.now());
  await dialog.getByRole('textbox', { name: /^입금된 날/ }).fill(seoulDay(new Date(now)));
  await dialog.getByRole('button', { name: '입금 확인' }).click();
  await expect(page.getByText('입금을 확인했습니다. 이제 발급할 수 있습니다.')).toBeVisible();
}

export async function issueCertificate(page: Page, name: string): Promise<void> {
  await goInOffice(page, '자격증');
  await page.getByRole('button', { name: `${name} 발급`, exact: true }).click();
  await page.getByRole('dialog', { name: '자격증 발급' }).getByRole('button', { name: '발급', exact: true }).click();
  await expect(page.getByText('발급했습니다. 회원에게 알립니다.')).toBeVisible();
}

/** Rejects in a dialog, which first requires a reason. */
export async function rejectWithReason(page: Page, title: string, missing: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: '반려', exact: true }).click();
  await expect(dialog.getByText(missing)).toBeVisible();
  await dialog.getByLabel(/^반려 사유/).fill(reason);
  await dialog.getByRole('button', { name: '반려', exact: true }).click();
  await expect(dialog).toBeHidden();
}
