import { expect, type Page } from '@playwright/test';
import { closePopup } from '../frame.ts';
import { newMember, signIn } from '../member.ts';
import { ROUTES } from '../routes.ts';
import { test } from '../silent.ts';
import { expectInOrder } from './order.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects a complete page: one heading and its own title, inside the frame. */
async function expectWhole(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).not.toBeEmpty();
  await expect(page).toHaveTitle(/한빛외식업협회/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const { path } of ROUTES.filter((route) => !route.guarded)) {
  test(`${path} is whole and in order on a phone and on a desk`, async ({ page }) => {
    await page.goto(path);
    if (path === '/main') {
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectInOrder(page, 'the popup');
      await closePopup(page);
    }
    await expectWhole(page);
    await expectInOrder(page);
  });
}

test('the guarded pages are whole and in order on a phone and on a desk', async ({ page, request }) => {
  const { userId } = await newMember(request);
  await signIn(page, userId);
  for (const { path } of ROUTES.filter((route) => route.guarded)) {
    await page.goto(path);
    await expectWhole(page);
    expect(new URL(page.url()).pathname).toBe(path);
    await expectInOrder(page);
  }
});
