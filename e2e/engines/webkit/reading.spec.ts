import { expect } from '@playwright/test';
import { test } from './test.ts';

const PAGES = ['/main', '/about/greeting', '/manager/edu/apply', '/news/notice', '/hygn/notice'];
const BEYOND = 'return document.documentElement.scrollWidth - document.documentElement.clientWidth';

for (const width of [390, 1280])
  test(`public pages are interactive, and nothing in them is wider than a window of ${width}`, async ({ webKit }) => {
    await webKit.openAnew(width);
    for (const path of PAGES) {
      await webKit.goto(path);
      await webKit.until(`${path} has its heading`, "return document.querySelector('main h1, main h2') !== null");
      expect(await webKit.run(BEYOND), path).toBe(0);
      expect(await webKit.run("return document.querySelector('[data-cause]')"), path).toBeNull();
      expect(await webKit.run('return innerWidth')).toBe(width);
    }
  });

test('a guest who follows a link to a members’ page stays and reads why', async ({ webKit }) => {
  await webKit.goto('/news/notice');
  await webKit.run(`document.querySelector('header a[href="/manager/edu/apply"]').click()`);
  await webKit.sees('로그인시 접근가능합니다.');
  await webKit.press('확인', "//*[@role='alertdialog']");
  await webKit.isAt('/news/notice');
});

test('a dialog is closed by going back', async ({ webKit }) => {
  await webKit.goto('/sign/in');
  await webKit.press('이용약관', '//footer');
  await webKit.until('the dialog is there', `return document.querySelector('[role="dialog"]') !== null`);
  await webKit.isAt('/sign/in#m');
  await webKit.back();
  await webKit.until('the dialog is gone', `return document.querySelector('[role="dialog"]') === null`);
  await webKit.isAt('/sign/in');
});
