import { expect, type Page } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { answer, boxOf } from '../frame.ts';
import { HOME } from '../home.ts';
import { newMember, signIn } from '../member.ts';
import { OFFLINE, test } from '../silent.ts';

const NOT_LOADED = '화면을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 눌러주세요.';
const NO_SERVER = '서버와 통신이 원활하지 않습니다.';

/** Opens a dialog of the shell. */
const termsButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: '이용약관' });

test('offline, a failed login shows an error and leaves the page and the typed text', async ({
  page,
  context,
  console,
}) => {
  console.provokes(OFFLINE);
  await page.goto('/sign/in');
  const id = page.getByLabel('아이디', { exact: true });
  await id.fill('hanbit01');
  await page.getByLabel('비밀번호', { exact: true }).fill('Portal!2026');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await answer(page, NO_SERVER, '확인');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(id).toHaveValue('hanbit01');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('Portal!2026');
  await expect(page).toHaveURL(/\/sign\/in$/);
});

test('a dialog with a missing file affects nothing else, and the next press requests it again', async ({
  page,
  context,
  console,
}) => {
  console.provokes(OFFLINE);
  await page.goto('/sign/in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  await page.goto('/sign/me/account');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  const dialog = page.getByRole('dialog', { name: '회원 탈퇴' });
  await dialog.getByLabel('비밀번호 (필수)', { exact: true }).fill('Portal!2026');
  await page.route('**/api/user/withdraw*', (route) => route.abort());
  const send = dialog.getByRole('button', { name: '탈퇴하기' });
  const message = page.getByRole('alertdialog', { name: '알림' });
  // Not toBeFocused: from the message's only button Tab leads to the browser's own controls, and then no page has the
  // focus.
  const isSendActive = () => send.evaluate((element) => element === document.activeElement);

  await test.step('by keyboard', async () => {
    await send.press('Enter');
    const confirm = message.getByRole('button', { name: '확인' });
    await expect(confirm).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    }
    expect(await findings(page, '[role=alertdialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(message).toBeHidden();
    await expect.poll(isSendActive).toBe(true);
  });
  await test.step('by pointer, also next to it', async () => {
    await send.click();
    await expect(message).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(message).toBeVisible();
    await message.getByRole('button', { name: '확인' }).click();
    await expect(message).toBeHidden();
    await expect.poll(isSendActive).toBe(true);
  });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('비밀번호 (필수)', { exact: true })).toHaveValue('Portal!2026');
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

test('a press beside a dialog closes it, and presses nothing of the page behind', async ({ page }) => {
  // On a phone there is no space next to such a dialog.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/sign/in');
  const home = page.getByRole('banner').locator('a[href="/main"]').first();
  const { x, y } = await boxOf(home);
  await termsButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // A press within 300 ms after opening counts as the second tap of a double tap, and is ignored.
  const opened = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 300, opened);
  await page.mouse.click(x + 5, y + 5);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/sign\/in$/);
});

test('a toast of the act before covers no button of the next dialog', async ({ page }) => {
  await page.goto('/sign/in');
  await termsButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('portal:toast', { detail: '응시 자격을 인정했습니다. 회원에게 알립니다.' })),
  );
  const toast = page.getByText('응시 자격을 인정했습니다. 회원에게 알립니다.');
  await expect(toast).toBeVisible();
  // It stays while a pointer is on it.
  await toast.hover();
  const { x, y, width, height } = await boxOf(toast);
  for (const button of await dialog.getByRole('button').filter({ visible: true }).all()) {
    const box = await boxOf(button);
    const isApart = box.x >= x + width || box.x + box.width <= x || box.y >= y + height || box.y + box.height <= y;
    expect([await button.textContent(), isApart]).toEqual([await button.textContent(), true]);
  }
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
  // A member can follow each of the links, whichever picture is shown.
  await signIn(page, (await newMember(request)).userId);
  await page.goto('/main');
  const popup = page.getByRole('dialog', { name: '알려드립니다' });
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
