import { expect } from '@playwright/test';
import { signIn } from '../member.ts';
import { test } from '../silent.ts';

test('a member who has completed a course writes a review with a photo, and a guest reads it', async ({
  page,
  browser,
}, testInfo) => {
  // Both have completed the course; each window size has its own member.
  await signIn(page, testInfo.project.name === 'phone' ? 'member14' : 'member13');
  await page.goto('/manager/edu/review');
  const photo = await page.screenshot();
  await page.getByRole('button', { name: '후기 쓰기' }).click();
  const dialog = page.getByRole('dialog', { name: '후기 쓰기' });
  await dialog.getByLabel(/^내용/).fill('원가 계산을 매장에서 바로 써 보고 있습니다.');
  await dialog.getByRole('button', { name: '올리기' }).click();
  await expect(dialog.getByRole('alert')).toContainText('제목을 입력해주세요.');
  await expect(dialog.getByLabel(/^내용/), 'what was typed is still there').not.toHaveValue('');

  const title = `주말에 들은 원가 관리 ${testInfo.project.name} ${Date.now()}`;
  await dialog.getByLabel(/^제목/).fill(title);
  await dialog.getByLabel('들으신 교육이나 시험').fill('외식경영관리사 2급 집합교육');
  await dialog.getByRole('radio', { name: '4점' }).check();
  await dialog.getByLabel('사진').setInputFiles({ name: 'class.png', mimeType: 'image/png', buffer: photo });
  await dialog.getByRole('button', { name: '올리기' }).click();
  await expect(dialog).toBeHidden();

  const guest = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  // The first visitor gets the cached page, a few seconds old; it is rendered again in the background.
  await guest.goto(page.url());
  await expect(async () => {
    // In Firefox, `goto` of the current address only shows the existing page.
    await guest.reload();
    await expect(guest.getByRole('main')).toContainText(title, { timeout: 2000 });
  }).toPass();
  for (const reader of [page, guest]) {
    const review = reader.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(review).toContainText('별점 5점 만점에 4점');
    const picture = review.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await guest.context().close();
});
