import { expect, type Page } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { overflowOf } from '../accessibility/overflowOf.ts';
import { test } from '../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rootSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('a visitor makes all texts larger, on this page and on later ones, but not on paper', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about/greeting');
  const banner = page.getByRole('banner');
  if (isMobile) {
    await banner.getByRole('button', { name: '메뉴' }).click();
    await page.getByRole('dialog', { name: '전체 메뉴' }).getByRole('button', { name: '글자 크기' }).click();
  } else await banner.getByRole('button', { name: '글자 크기' }).click();
  const dialog = page.getByRole('dialog', { name: '글자 크기' });
  await expect(dialog).toBeVisible();
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('radio', { name: '아주 크게' }).check();
  expect(await rootSize(page)).toBe('24px');
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(dialog).toHaveCount(0);
  for (const path of ['/main', '/news/notice', '/sign/up/step1', '/manager/info', '/search']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await rootSize(page), path).toBe('24px');
    expect(await overflowOf(page), path).toBe(0);
  }
  await page.emulateMedia({ media: 'print' });
  // The rules of paper are in the stylesheet that follows the inlined one.
  await expect.poll(() => rootSize(page)).toBe('16px');
});
