import { expect } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { signIn } from '../member.ts';
import { test } from '../silent.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A picture with a red left half and a blue right half, twice as wide as high. */
const twoColours = () =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"><rect width="800" height="800" fill="#d00"/><rect x="800" width="800" height="800" fill="#00d"/></svg>`,
  );

test('a photo is cut to 3 to 4 by the keyboard, and the ticket gets what was chosen', async ({ page }, testInfo) => {
  // Both have completed the course; each window size has its own member.
  await signIn(page, testInfo.project.name === 'phone' ? 'member12' : 'member11');
  const answer = await page.request.get('/api/home/manager/getListBoxExam?limit=100&rating=2&status=OPEN');
  const { entity } = (await answer.json()) as { entity: { list: { examinationNo: number }[] } };
  await page.goto(`/manager/exam/apply/write?examinationNo=${entity.list[0]?.examinationNo ?? 0}`);

  // The field accepts JPEG and PNG: the browser itself converts the drawing.
  const png = await page.evaluate(async (svg) => {
    const picture = new Image();
    picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 800];
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, twoColours().toString());
  await page
    .getByLabel('사진')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });

  const dialog = page.getByRole('dialog', { name: '사진 맞추기' });
  await expect(dialog.getByRole('button', { name: '이 사진 사용' })).toBeEnabled();
  expect(await findings(page)).toEqual([]);
  // The picture moves as far right as possible, so that only its red half is in the frame.
  const frame = dialog.getByRole('group', { name: '사진 틀' });
  await frame.focus();
  for (let press = 0; press < 80; press += 1) await frame.press('ArrowRight');
  await dialog.getByRole('button', { name: '이 사진 사용' }).click();

  const photo = page.getByRole('img', { name: '올린 응시자 사진' });
  await expect(photo).toBeVisible();
  const seen = await photo.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const brush = canvas.getContext('2d');
    brush?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = brush?.getImageData(canvas.width - 5, 5, 1, 1).data ?? [];
    return { ratio: image.naturalWidth / image.naturalHeight, isRed: red > 150 && blue < 80 };
  });
  expect(seen).toEqual({ ratio: 0.75, isRed: true });
});
