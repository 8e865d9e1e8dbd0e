import { expect, type Page } from '@playwright/test';
import { picture } from './files.ts';

/** Adds a photo in the open form of an exam; a screenshot serves as the face. */
export async function givePhoto(phone: Page): Promise<void> {
  await phone.getByLabel('사진').setInputFiles(picture('me.png', await phone.screenshot()));
  await phone.getByRole('button', { name: '이 사진 사용' }).click();
  await expect(phone.getByRole('img', { name: '올린 응시자 사진' })).toBeVisible();
}
