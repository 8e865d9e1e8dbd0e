import { test as base } from '@playwright/test';
import { PASSWORD } from '../../member.ts';
import { WebKit } from './WebKit.ts';

/** A journey in WebKit, in a view without earlier state. */
export const test = base.extend<{ webKit: WebKit }, { started: WebKit }>({
  started: [
    async ({ browserName: _ }, use) => {
      const webKit = await WebKit.start();
      await use(webKit);
      await webKit.close();
    },
    { scope: 'worker' },
  ],
  webKit: async ({ started, baseURL }, use) => {
    started.portal = baseURL ?? '';
    await started.openAnew();
    await use(started);
  },
});

/** Logs in through the page. */
export async function signIn(webKit: WebKit, userId: string): Promise<void> {
  await webKit.goto('/sign/in');
  await webKit.type('아이디', userId);
  await webKit.type('비밀번호', PASSWORD);
  await webKit.press('로그인', '//main');
  await webKit.until('the home page is there', "return location.pathname === '/main'");
}
