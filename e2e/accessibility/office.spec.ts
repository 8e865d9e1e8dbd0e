import { expect, type Page } from '@playwright/test';
import { enterByLink } from '../member.ts';
import { OFFICE_PATHS } from '../routes.ts';
import { test } from '../silent.ts';
import { findings } from './findings.ts';
import { overflowOf } from './overflowOf.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** An employee of the demo with all permissions, whom no other journey uses. */
const LINK = 'demo-admin7';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Path of the first item in a list. */
async function firstIn(page: Page, list: string): Promise<string> {
  await page.goto(list);
  return (await page.getByRole('rowheader').first().getByRole('link').first().getAttribute('href')) ?? list;
}

test('every page of the office has no axe finding and does not scroll sideways', async ({ page }) => {
  await enterByLink(page, LINK);
  // Their numbers differ from those of the demo's first rows.
  const numbered = new Map([
    ['/office/reports/view?postNo=1', await firstIn(page, '/office/reports')],
    ['/office/notices/write?no=1', await firstIn(page, '/office/notices')],
    ['/office/groups/view?groupNo=1', await firstIn(page, '/office/groups')],
  ]);
  for (const address of OFFICE_PATHS) {
    const path = numbered.get(address) ?? address;
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    // A failed page would pass too.
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
    // On a phone, where menus and tables are folded; journeys of the office check its pages on a desktop too.
    expect(await findings(page), path).toEqual([]);
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
});
