import { expect, type Page } from '@playwright/test';
import { answer, goTo } from '../frame.ts';
import { HOME } from '../home.ts';

/** The end of a membership. */

const press = async (phone: Page) => {
  await goTo(phone, '/sign/me/account');
  await phone.getByRole('button', { name: '회원 탈퇴' }).click();
  return phone.getByRole('dialog', { name: '회원 탈퇴' });
};

/** Starts to leave and reads the open obligations that prevent it. */
export async function expectRetained(phone: Page, matters: RegExp[]): Promise<void> {
  const popup = await press(phone);
  await expect(popup.getByRole('listitem')).toHaveText(matters);
  await popup.getByRole('button', { name: '닫기' }).last().click();
  await expect(popup).toBeHidden();
}

export async function leaveAssociation(phone: Page, password: string): Promise<void> {
  const popup = await press(phone);
  await popup.getByLabel('비밀번호').fill(password);
  await popup.getByRole('button', { name: '탈퇴하기' }).click();
  await answer(phone, '탈퇴 처리되었습니다. 그동안 이용해주셔서 감사합니다.', '확인');
  await phone.waitForURL(HOME);
}
