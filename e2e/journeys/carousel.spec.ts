import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../frame.ts';
import { test } from '../silent.ts';

/** Today's popups, and the position shown in their carousel. */
const popups = (page: Page) => page.getByRole('dialog', { name: '알려드립니다' });
const counter = (popup: Locator) => popup.getByText(/^\d+ \/ \d+$/);
/** The interactive slide; all others are inert. */
const slide = (popup: Locator) => popup.locator('li:not([inert])');

async function openPaused(page: Page): Promise<{ popup: Locator; count: number }> {
  await page.goto('/main');
  const popup = popups(page);
  await popup.getByRole('button', { name: '자동 넘김 멈춤' }).click();
  const count = Number((await counter(popup).innerText()).split(' / ')[1]);
  expect(count).toBeGreaterThan(1);
  return { popup, count };
}

/** Turns from any slide to the first. */
async function turnToFirst(popup: Locator, count: number): Promise<void> {
  const first = `1 / ${count}`;
  for (let press = 0; press < count && (await counter(popup).innerText()) !== first; press += 1)
    await popup.getByRole('button', { name: '다음' }).click();
  await expect(counter(popup)).toHaveText(first);
}

const atRest = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

/** Swipes sideways on the touch screen like a finger. */
async function swipe(page: Page, target: Locator, share: number): Promise<void> {
  await atRest(page);
  const box = await boxOf(target);
  const [startX, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const protocol = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', startX);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', startX + (box.width * share * step) / 5);
  await touch('touchEnd');
  await protocol.detach();
}

test('the popups turn by themselves, by buttons and keys, round both ends, in full view', async ({ page }) => {
  await page.goto('/main');
  const popup = popups(page);
  await expect(counter(popup)).toHaveText(/^1 /);
  // It turns when it is neither hovered nor focused.
  await page.mouse.move(2, 2);
  await popup.getByRole('button', { name: '자동 넘김 멈춤' }).focus();
  await expect(counter(popup)).toHaveText(/^2 /);

  await page.keyboard.press('Enter');
  await expect(popup.getByRole('button', { name: '자동 넘김 시작' })).toBeFocused();
  const count = Number((await counter(popup).innerText()).split(' / ')[1]);
  await turnToFirst(popup, count);
  await popup.getByRole('button', { name: '이전' }).click();
  await expect(counter(popup)).toHaveText(`${count} / ${count}`);
  await popup.getByRole('button', { name: '다음' }).press('Enter');
  await expect(counter(popup)).toHaveText(`1 / ${count}`);

  await atRest(page);
  const [list, shown] = await Promise.all([boxOf(popup.getByRole('list')), boxOf(slide(popup))]);
  expect(shown.x).toBeCloseTo(list.x, 0);
  await expect(slide(popup).getByRole('img')).toBeInViewport();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the popups turn both ways, follow it, and a link in them is not pressed by it', async ({ page }) => {
    const { popup, count } = await openPaused(page);
    await turnToFirst(popup, count);
    await swipe(page, slide(popup), -0.4);
    await expect(counter(popup)).toHaveText(`2 / ${count}`);
    await swipe(page, slide(popup), 0.4);
    await swipe(page, slide(popup), 0.4);
    await expect(counter(popup)).toHaveText(`${count} / ${count}`);
    await swipe(page, slide(popup), -0.1);
    await expect(counter(popup)).toHaveText(`${count} / ${count}`);
    await expect(page).toHaveURL(/\/main#m$/);
    await expect(popup).toBeVisible();
  });
});
