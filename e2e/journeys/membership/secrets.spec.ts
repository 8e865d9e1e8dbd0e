import { expect, type Page } from '@playwright/test';
import type { Portal } from '../../../launcher/portal.ts';
import { startOwnPortal } from '../../faults/ownPortal.ts';
import { answer } from '../../frame.ts';
import { test } from '../../hydrated.ts';
import { newPerson, trySignIn } from '../../member.ts';
import { LOG_PORTS } from '../../ports.ts';
import { EverythingSeen } from './everythingSeen.ts';
import {
  agree,
  anotherCode,
  askForCode,
  chooseIndustry,
  enterCode,
  fillDetails,
  goOn,
  joinAsMember,
  shownCode,
} from './steps.ts';

const log: string[] = [];
let portal: Portal;
let close: () => Promise<void>;

test.beforeAll(async () => {
  // The most verbose log level.
  const environment = { ...LOG_PORTS, LOG_LEVEL: 'trace' };
  ({ portal, close } = await startOwnPortal({ environment, onLine: (name, line) => log.push(`${name} ${line}`) }));
});
test.afterAll(async () => close());

test('no password and no code appears in a URL, in browser storage or in a log', async ({ browser }) => {
  const seen = new EverythingSeen();
  const context = await browser.newContext({ baseURL: portal.url });
  await seen.watch(context);
  const page = await context.newPage();
  const person = newPerson();
  const firstPassword = seen.password('Jeonggal#8052');
  const secondPassword = seen.password('Miyeok%7391');
  const thirdPassword = seen.password('Dotorimuk&6284');
  const wrongPassword = seen.password('Ganjang!9517');

  /** One wrong code, then the right one. */
  const prove = async (container: Page) => {
    const code = seen.code(await shownCode(container));
    await enterCode(container, seen.code(anotherCode(code)));
    await expect(container.getByText('인증번호가 일치하지 않습니다.').first()).toBeVisible();
    await enterCode(container, code);
  };

  await test.step('joining', async () => {
    await page.goto('/sign/up/step1');
    await agree(page);
    await askForCode(page, person);
    await prove(page);
    await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
    await goOn(page);
    await chooseIndustry(page, '일반음식점');
    await fillDetails(page, person, firstPassword);
    await page.getByLabel('입력한 글자 보기').check();
    await seen.look(page);
    await joinAsMember(page, person.name);
    await seen.look(page);
  });

  await test.step('logging in: a wrong password, a session elsewhere', async () => {
    const elsewhere = await browser.newContext({ baseURL: portal.url });
    await seen.watch(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto('/sign/in');
    await trySignIn(other, person.userId, wrongPassword);
    await expect(other.getByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
    await trySignIn(other, person.userId, firstPassword);
    await expect(other.getByRole('alertdialog')).toBeVisible();
    await seen.look(other);
    await answer(other, /다른 기기에서 로그인 중입니다/, '예');
    await other.waitForURL('**/main*');
    await seen.look(other);

    await other.goto('/sign/me/account');
    const form = other.getByRole('region', { name: '비밀번호 변경' });
    await form.getByLabel('현재 비밀번호').fill(firstPassword);
    await form.getByLabel('새 비밀번호', { exact: true }).fill(secondPassword);
    await form.getByLabel('새 비밀번호 확인').fill(secondPassword);
    await seen.look(other);
    await form.getByRole('button', { name: '비밀번호 변경' }).click();
    await answer(other, '비밀번호가 변경되었습니다.', '확인');
    await seen.look(other);
    await elsewhere.close();
  });

  await test.step('finding id and password', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/sign/find/id');
    await askForCode(page, person);
    await prove(page);
    await page.getByRole('button', { name: '아이디 찾기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '비밀번호 찾기' }).click();
    await page.waitForURL('**/sign/find/password/step1');
    await askForCode(page, person);
    await prove(page);
    await expect(page.getByText('인증되었습니다.')).toBeVisible();
    await goOn(page);
    await page.waitForURL('**/sign/find/password/step2');
    await page.getByLabel('새 비밀번호', { exact: true }).fill(thirdPassword);
    await page.getByLabel('새 비밀번호 확인').fill(thirdPassword);
    await seen.look(page);
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
    await answer(page, '비밀번호가 변경되었습니다. 새 비밀번호로 로그인해주세요.', '확인');
    await trySignIn(page, person.userId, thirdPassword);
    await page.waitForURL('**/main*');
    await seen.look(page);
  });
  await context.close();

  const callsOf = (path: string) => seen.urls.filter((url) => new RegExp(` \\S+${path}( |$)`).test(url));
  for (const path of [
    '/api/auth/send',
    '/api/auth/match',
    '/api/user/join',
    '/api/user/login',
    '/api/user/password',
    '/api/user/find/id',
    '/api/user/find/pw',
  ]) {
    expect(callsOf(path).length, path).toBeGreaterThan(0);
    expect(
      callsOf(path).every((call) => call.startsWith('POST ')),
      `${path} by POST`,
    ).toBe(true);
  }
  expect(
    seen.kept.some((entry) => entry.includes('storage authorization')),
    'writes are noticed',
  ).toBe(true);
  expect(log.filter((line) => line.startsWith('api ')).length, 'the log is heard').toBeGreaterThan(30);
  expect(
    seen.secretsIn([`GET /login?userPw=${encodeURIComponent(secondPassword)}`, `{"userPw":"${firstPassword}"}`]),
    'secrets are noticed',
  ).toHaveLength(2);
  expect(seen.secretsIn(seen.urls)).toEqual([]);
  expect(seen.secretsIn(seen.kept)).toEqual([]);
  expect(seen.secretsIn(log)).toEqual([]);
});
