import { expect, type Page } from '@playwright/test';
import { boxOf, closePopup } from '../frame.ts';
import { newMember, trySignIn } from '../member.ts';
import { test } from '../silent.ts';

const WIDE = { width: 1440, height: 900 };

/** Position of the first side banner in a window of a given width. */
async function sideBanner(page: Page, width: number) {
  await page.setViewportSize({ ...WIDE, width });
  const banner = page.getByRole('complementary', { name: '광고', exact: true }).getByRole('listitem').first();
  await banner.scrollIntoViewIfNeeded();
  return boxOf(banner);
}

test.describe('on wide screens', () => {
  test.beforeEach(({ isMobile }) => {
    test.skip(isMobile, 'A phone has neither side banners nor room to place a popup.');
  });

  test('a side banner is 150 px wide, and moves to the left with a window narrower than 1400 px', async ({ page }) => {
    await page.goto('/about/greeting');
    const at = {
      1440: await sideBanner(page, 1440),
      1400: await sideBanner(page, 1400),
      1300: await sideBanner(page, 1300),
    };
    for (const { width } of Object.values(at)) expect(width).toBe(150);
    // Above 1400 px half of the remaining width is on each side of the page; below, all missing width is taken from the
    // banner.
    expect(at[1440].x - at[1400].x).toBe(20);
    expect(at[1400].x - at[1300].x).toBe(100);
    expect(at[1300].x + at[1300].width).toBeLessThan(1300);
  });

  test('each popup is where the office has put it, as far as the window has room', async ({ page }) => {
    const answer = page.waitForResponse(/getListBoxPopup/);
    await page.setViewportSize({ width: WIDE.width, height: 1200 });
    await page.goto('/main');
    const { list } = (
      (await (await answer).json()) as { entity: { list: { topLocation: number; leftLocation: number }[] } }
    ).entity;
    expect(new Set(list.map(({ leftLocation }) => leftLocation)).size, 'they have places of their own').toBeGreaterThan(
      1,
    );
    const popup = page.getByRole('dialog', { name: '알려드립니다' });
    await popup.getByRole('button', { name: '자동 넘김 멈춤' }).click();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const shown = Number((await popup.getByText(/^\d+ \/ \d+$/).innerText()).split(' ')[0]) - 1;
    for (let turned = 0; turned < list.length; turned += 1) {
      const { topLocation: y, leftLocation: x } = list[(shown + turned) % list.length] ?? {
        topLocation: 0,
        leftLocation: 0,
      };
      await expect.poll(() => boxOf(popup)).toMatchObject({ x, y });
      await popup.getByRole('button', { name: '다음' }).click();
    }

    await page.setViewportSize(WIDE);
    await expect(popup.getByRole('button', { name: '닫기', exact: true }).last()).toBeInViewport({ ratio: 1 });
    await closePopup(page);
  });
});

test('a double tap opens one dialog, and its second tap presses nothing there', async ({ page }) => {
  await page.goto('/manager/info');
  await page.getByRole('button', { name: '목적' }).dblclick();
  const dialog = page.getByRole('dialog', { name: '목적' });
  await expect(dialog).toHaveCount(1);
  // A second tap on the backdrop would close what the first one has opened.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await expect(dialog).toBeVisible();
});

test('a guest reads an offer, is sent to the login, and continues to the form', async ({ page, request }) => {
  const { userId } = await newMember(request);
  await page.goto('/manager/info');
  await page.getByRole('list', { name: '교육 일정 목록' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: '교육 정보' })).toBeVisible();
  await page.getByRole('link', { name: '신청하기' }).click();
  const alert = page.getByRole('alertdialog').filter({ hasText: '로그인시 접근가능합니다.' });
  await alert.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/sign/in');
  await trySignIn(page, userId);
  await page.waitForURL(/\/manager\/edu\/apply\/write\?educationNo=\d+/);
});

test('the space of a banner below the page is reserved until its picture loads', async ({ page, console }) => {
  console.provokes(/ERR_FAILED/);
  const pictures = page.getByRole('complementary', { name: '광고 배너' }).getByRole('img');
  const heights = () =>
    pictures.evaluateAll((all) => all.map((picture) => Math.round(picture.getBoundingClientRect().height)));
  await page.route('**/files/pictures/ads/**', (route) => route.abort());
  await page.goto('/about/history');
  await expect(pictures).toHaveCount(3);
  const before = await heights();

  await page.unroute('**/files/pictures/ads/**');
  await page.reload();
  await pictures.first().scrollIntoViewIfNeeded();
  const areThere = () =>
    pictures.evaluateAll((all) => all.every((picture) => (picture as HTMLImageElement).naturalWidth > 0));
  await expect.poll(areThere).toBe(true);
  expect(before).toEqual(await heights());
});
