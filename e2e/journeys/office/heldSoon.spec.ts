import { expect } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { enterByLink } from '../../member.ts';
import { test } from '../../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`the office’s first page has, at ${viewport.width} px, the inset of the courses’ team, in its space`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await enterByLink(page, 'demo-soon');
    await page.goto('/office');
    const place = page.locator('[data-inset="/manager/#heldSoon"]');
    const first = place.getByRole('link').first();
    await expect(first).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const { height, room } = await place.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      room: parseFloat(getComputedStyle(element).minHeight),
    }));
    expect(height).toBeLessThanOrEqual(room + 1);
    const title = ((await first.textContent()) ?? '').replace(/^(교육|시험) /, '');
    await first.click();
    await expect(page).toHaveURL(/\/office\/(courses|exams)\/view/);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  });
