import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { answer, boxOf, closePopup, goByMenu } from '../frame.ts';
import { HOME } from '../home.ts';
import { newMember, signIn } from '../member.ts';
import { untilHydrated } from '../rendered.ts';
import { OFFLINE, test } from '../silent.ts';

const NOT_LOADED = '화면을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.';
const NO_SERVER = '서버와 통신이 원활하지 않습니다.';

/** Opens a dialog of the shell. */
const termsButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: '이용약관' });

test('offline, a failed login says so and keeps the page and what was typed', async ({ page, context, console }) => {
  console.provokes(OFFLINE);
  await page.goto('/sign/in');
  const id = page.getByLabel('아이디', { exact: true });
  await id.fill('hanbit01');
  await page.getByLabel('비밀번호', { exact: true }).fill('Portal!2026');
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await answer(page, NO_SERVER, '확인');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(id).toHaveValue('hanbit01');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('Portal!2026');
  await expect(page).toHaveURL(/\/sign\/in$/);
});

test('a dialog whose file does not come costs only itself, and the next press asks for it again', async ({
  page,
  context,
  console,
}) => {
  console.provokes(OFFLINE);
  await page.goto('/sign/in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilHydrated(page);
  await context.setOffline(true);
  await termsButton(page).click();
  await answer(page, NOT_LOADED, '확인');
  await expect(termsButton(page)).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();

  await context.setOffline(false);
  await termsButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a message above a dialog takes keys and presses, and gives the focus back', async ({
  page,
  request,
  console,
}) => {
  // The call is aborted.
  console.provokes(/net::ERR_FAILED .*\/api\/user\/withdraw/);
  const { userId } = await newMember(request);
  await signIn(page, userId);
  await page.goto('/sign/me');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  const dialog = page.getByRole('dialog', { name: '회원 탈퇴' });
  await dialog.getByLabel('비밀번호', { exact: true }).fill('Portal!2026');
  await page.route('**/api/user/withdraw*', (route) => route.abort());
  const send = dialog.getByRole('button', { name: '탈퇴하기' });
  const message = page.getByRole('alertdialog', { name: '알림' });

  await test.step('by keyboard', async () => {
    await send.press('Enter');
    const confirm = message.getByRole('button', { name: '확인' });
    await expect(confirm).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    }
    const { violations } = await new AxeBuilder({ page }).include('[role=alertdialog]').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(message).toBeHidden();
    await expect(send).toBeFocused();
  });
  await test.step('by pointer, also beside it', async () => {
    await send.click();
    await expect(message).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(message).toBeVisible();
    await message.getByRole('button', { name: '확인' }).click();
    await expect(message).toBeHidden();
  });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('비밀번호', { exact: true })).toHaveValue('Portal!2026');
});

test('a message fits a small window with text at 200 %, and its button is reached by scrolling', async ({
  page,
  context,
  console,
}) => {
  console.provokes(OFFLINE);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/sign/in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await untilHydrated(page);
  await context.setOffline(true);
  await termsButton(page).click();
  const message = page.getByRole('alertdialog');
  await expect(message).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const box = await boxOf(message);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(256);
  expect(await message.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await message.getByText(NOT_LOADED).hover();
  await page.mouse.wheel(0, 2000);
  await message.getByRole('button', { name: '확인' }).click();
  await expect(message).toBeHidden();
});

/** Tries to scroll by wheel, by finger and by keys, up and down; answers where the page stands after each. */
async function scrollAll(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const standing: number[] = [];
  const stand = async () => standing.push(await page.evaluate(() => Math.round(scrollY)));
  for (const gestureSourceType of ['mouse', 'touch'] as const)
    // In the middle, where the message is, and at the edge, beside it.
    for (const [x, y] of [
      [width / 2, height / 2],
      [width / 2, height - 10],
    ] as const)
      for (const yDistance of [300, -300]) {
        await session.send('Input.synthesizeScrollGesture', { x, y, yDistance, gestureSourceType, speed: 3000 });
        await stand();
      }
  for (const key of ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key);
    await stand();
  }
  await session.detach();
  return standing;
}

test('the page under a message, under the search and under the menus stays where it is', async ({
  page,
  context,
  console,
}) => {
  console.provokes(OFFLINE);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/about/accessibility');
  await untilHydrated(page);
  const middle = () =>
    page.evaluate(() => {
      scrollTo(0, 400);
      return Math.round(scrollY);
    });
  expect(await middle()).toBe(400);
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
    await stays(() => termsButton(page).press('Enter'), page.getByRole('alertdialog'));
  });
});

test('a press beside a dialog closes it, and presses nothing of the page behind', async ({ page }) => {
  // On a phone there is nothing beside such a dialog.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/sign/in');
  await untilHydrated(page);
  const home = page.getByRole('banner').locator('a[href="/main"]').first();
  const { x, y } = await boxOf(home);
  await termsButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The second tap of a double one, just after it has opened, is ignored.
  await expect(async () => {
    await page.mouse.click(x + 5, y + 5);
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(/\/sign\/in$/);
});

test('after a reload with a dialog open, one press of back leaves the page', async ({ page }) => {
  await page.goto('/about/greeting');
  await page.goto('/sign/in');
  await termsButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/sign\/in#m$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/sign\/in$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/greeting$/);
});

test('a link in the popup of the day is left with one press of back, without the popup', async ({ page, request }) => {
  // A member may follow each of the links, whichever picture is shown just then.
  await signIn(page, (await newMember(request)).userId);
  await page.goto('/main');
  const popup = page.getByRole('dialog', { name: '알려 드립니다' });
  await popup.getByRole('link').first().click();
  await expect(page).not.toHaveURL(HOME);
  await expect(popup).toBeHidden();
  const linked = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/main$/);
  await expect(popup).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(linked);
});

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

  test('a link in the menus leaves no entry of its own in the history', async ({ page }) => {
    await page.goto('/sign/in');
    await goByMenu(page, '협회소개', '회장 인사말');
    await expect(page.getByRole('heading', { level: 1, name: '회장 인사말' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/sign\/in$/);
  });
});

/** Five menus, and two more. */
const MENUS = ['협회소개', '위생교육', '외식경영관리사', '뉴스', '회원공간', '외식산업자료', '지회·지부'];

test.describe('on the narrowest wide screen', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('tabbing through the closed menus loads nothing', async ({ page }) => {
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
      // The menus of the document and those of its registry differ.
      console.provokes(/Minified React error #418; visit \S+args\[\]=text/);
      await page.route('**/sign/in', async (route) => {
        const answer = await route.fetch();
        const html = (await answer.text()).replace(
          /(id="registry">)([\s\S]*?)(<\/script>)/,
          (_whole, open: string, json: string, end: string) => {
            const menus = MENUS.slice(0, count).map((title, order) => {
              const entries = [{ title: '지역별 지회 안내', path: `/menu/${order}` }];
              return { id: `menu-${order}`, title, order, entries };
            });
            return open + JSON.stringify({ ...(JSON.parse(json) as object), menus }) + end;
          },
        );
        await route.fulfill({ response: answer, body: html });
      });
      await page.goto('/sign/in');
      // The page of the server has its own menus, which give way to these.
      await untilHydrated(page);
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
      // What a jump leaves free above its target (`scroll-padding-top`).
      expect((await boxOf(header)).height).toBeLessThanOrEqual(count > 5 ? 97 : 73);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
    });
  }
});
