import { expect } from '@playwright/test';
import { closePopup } from '../frame.ts';
import { newMember, signIn } from '../member.ts';
import { ROUTES } from '../routes.ts';
import { test } from '../silent.ts';
import { findings } from './findings.ts';
import { overflowOf } from './overflowOf.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of ROUTES.filter((route) => !route.guarded)) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    if (path === '/main') {
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page), 'the popup').toEqual([]);
      await closePopup(page);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(await findings(page)).toEqual([]);
    expect(await overflowOf(page), 'scrolls sideways').toBeLessThanOrEqual(0);
  });
}

test('axe finds nothing on the guarded pages', async ({ page, request }) => {
  // Sixteen pages and more, each read whole.
  test.slow();
  const { userId } = await newMember(request);
  await signIn(page, userId);
  for (const { path } of ROUTES.filter((route) => route.guarded)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(await findings(page), path).toEqual([]);
    expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  }
});
