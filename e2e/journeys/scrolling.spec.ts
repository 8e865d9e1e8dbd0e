import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../frame.ts';
import { OFFLINE, test } from '../silent.ts';

/** Tries to scroll by wheel, finger and keys, up and down; returns the scroll position after each. */
async function scrollAll(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const fixed: number[] = [];
  const recordPosition = async () => fixed.push(await page.evaluate(() => Math.round(scrollY)));
  for (const gestureSourceType of ['mouse', 'touch'] as const)
    // In the middle, over the message, and at the edge, next to it.
    for (const [x, y] of [
      [width / 2, height / 2],
      [width / 2, height - 10],
    ] as const)
      for (const yDistance of [300, -300]) {
        await session.send('Input.synthesizeScrollGesture', { x, y, yDistance, gestureSourceType, speed: 3000 });
        await recordPosition();
      }
  for (const key of ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key);
    await recordPosition();
  }
  await session.detach();
  return fixed;
}

test('the page under a message, the search and the menus does not scroll', async ({ page, context, console }) => {
  console.provokes(OFFLINE);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/about/accessibility');
  // The browser scrolls for a key over several frames, even after a script has set another position.
  const middle = () =>
    expect(async () => {
      const fixed = await page.evaluate(async () => {
        scrollTo(0, 400);
        for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
        return Math.round(scrollY);
      });
      expect(fixed).toBe(400);
    }).toPass();
  await middle();
  const stays = async (open: () => Promise<void>, overlay: Locator) => {
    await open();
    await expect(overlay).toBeVisible();
    const { width } = await boxOf(page.getByRole('main'));
    await middle();
    expect.soft(new Set(await scrollAll(page))).toEqual(new Set([400]));
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    expect((await boxOf(page.getByRole('main'))).width).toBe(width);
    await middle();
    expect(new Set(await scrollAll(page)).size).toBeGreaterThan(1);
  };
  const header = page.getByRole('banner');
  await test.step('the menus of a phone', () =>
    stays(() => header.getByRole('button', { name: '메뉴' }).click(), page.getByRole('dialog', { name: '전체 메뉴' })));
  await test.step('the search', () =>
    stays(
      () => header.getByRole('link', { name: '검색', exact: true }).click(),
      page.getByRole('dialog', { name: '통합검색' }),
    ));
  await test.step('a message', async () => {
    await context.setOffline(true);
    await stays(
      () => page.getByRole('contentinfo').getByRole('button', { name: '이용약관' }).press('Enter'),
      page.getByRole('alertdialog'),
    );
  });
});
