import { expect } from '@playwright/test';
import { boxOf, closePopup, goByMenu } from '../frame.ts';
import { test } from '../silent.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('back closes the menus and leaves the page as it is', async ({ page }) => {
    await page.goto('/about/greeting');
    await page.goto('/sign/in');
    await page.getByLabel('아이디', { exact: true }).fill('hanbit01');
    const button = page.getByRole('banner').getByRole('button', { name: '메뉴' });
    await button.click();
    const menus = page.getByRole('dialog', { name: '전체 메뉴' });
    await expect(menus).toBeVisible();
    await expect(page).toHaveURL(/#m$/);
    await page.goBack();
    await expect(menus).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.getByLabel('아이디', { exact: true })).toHaveValue('hanbit01');
    await page.goBack();
    await expect(page).toHaveURL(/\/about\/greeting$/);
  });

  test('a link in the menus adds no entry of its own to the history', async ({ page }) => {
    await page.goto('/sign/in');
    await goByMenu(page, '협회소개', '회장 인사말');
    await expect(page.getByRole('heading', { level: 1, name: '회장 인사말' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/sign\/in$/);
  });
});

/** The five menus of the portal, and two more. */
const MENUS = ['협회소개', '위생교육', '외식경영관리사', '뉴스', '회원공간', '외식산업자료', '지회·지부'];

test.describe('on the narrowest wide screen', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('tabbing through the closed menus loads nothing', async ({ page }) => {
    // On a connection for which visible links are not prefetched.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', downlink: 0.7 } }),
    );
    await page.goto('/main');
    await closePopup(page);
    await page.waitForLoadState('networkidle');
    const loaded: string[] = [];
    page.on('request', (request) => request.url().includes('/remotes/') && loaded.push(request.url()));
    const last = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('button').last();
    await page.getByRole('banner').getByRole('link').first().focus();
    for (let press = 0; press < 20; press += 1) {
      if (await last.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(last).toBeFocused();
    expect(loaded).toEqual([]);
  });

  for (const count of [5, 7]) {
    test(`${count} menus fit into the header`, async ({ page, console }) => {
      // The menus of the document differ from those of its registry.
      console.provokes(/Minified React error #418; visit \S+args\[\]=text/);
      const menusOf = () =>
        MENUS.slice(0, count).map((title, order) => {
          const entries = [{ title: '지역별 지회 안내', path: `/menu/${order}` }];
          return { id: `menu-${order}`, title, order, entries };
        });
      const withMenus = (json: string) => JSON.stringify({ ...(JSON.parse(json) as object), menus: menusOf() });
      await page.route('**/sign/in', async (route) => {
        const answer = await route.fetch();
        const html = (await answer.text()).replace(
          /(id="registry">)([\s\S]*?)(<\/script>)/,
          (_whole, open: string, json: string, end: string) => open + withMenus(json) + end,
        );
        await route.fulfill({ response: answer, body: html });
      });
      // Visible links are prefetched, and the response contains the menus too.
      await page.route('**/registry.json*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: withMenus(await answer.text()) });
      });
      await page.goto('/sign/in');
      const menus = page.getByRole('navigation', { name: '주 메뉴' });
      const buttons = menus.getByRole('button');
      await expect(buttons).toHaveCount(count);
      const [header, account] = [
        page.getByRole('banner'),
        page.getByRole('banner').getByRole('link', { name: '회원가입' }),
      ];
      const end = (await boxOf(account)).x;
      for (const button of await buttons.all()) {
        const box = await boxOf(button);
        expect(box.x + box.width, await button.innerText()).toBeLessThanOrEqual(end);
        await button.click();
        const panel = await boxOf(menus.getByRole('list').filter({ visible: true }).last());
        expect(panel.x + panel.width).toBeLessThanOrEqual(1024);
        await button.click();
      }
      // The space left above the target of a jump (`scroll-padding-top`).
      expect((await boxOf(header)).height).toBeLessThanOrEqual(count > 5 ? 97 : 73);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
    });
  }
});
