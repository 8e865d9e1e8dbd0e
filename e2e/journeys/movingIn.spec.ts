import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findingsNow } from '../accessibility/findings.ts';
import { overflowOf } from '../accessibility/overflowOf.ts';
import { EmptyAssociation } from '../association/EmptyAssociation.ts';
import { FORMER_FILES, formerMember, writeFormerSystem } from '../association/formerSystem.ts';
import { storedToken } from '../frame.ts';
import { HOME } from '../home.ts';
import { post, trySignIn } from '../member.ts';
import { IMPORT_PORTS } from '../ports.ts';
import { test } from '../silent.ts';

// The association has an empty portal and tables of its former system.

test.describe.configure({ mode: 'serial' });

/** Every format of password has members; a year has several. */
const MEMBERS = 48;
const ARTICLES = 3;
const ATTACHMENT = 1000;

let association: EmptyAssociation;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-former-'));
  writeFormerSystem(folder, { members: MEMBERS, articles: ARTICLES, attachment: ATTACHMENT });
  association = await EmptyAssociation.start(IMPORT_PORTS);
});
test.afterAll(async () => {
  await association.close();
  rmSync(folder, { recursive: true });
});

test('an empty portal takes over the files of the former system', async ({ browser }) => {
  const made = FORMER_FILES.map(({ kind }) => `가져옴: ${kind === 'articles' ? ARTICLES : MEMBERS}\n`);
  const reports = await association.importFormerSystem(folder);
  expect(reports).toEqual(made.map((words) => expect.stringContaining(words)));

  const page = await association.openBrowser(browser, { width: 1280, height: 800 });
  await page.goto('/news/data');
  await expect(page.getByRole('link', { name: '자료 3' })).toBeVisible();
});

test('a member of the former system agrees to the texts, and what the former system issued is shown and verified', async ({
  browser,
}) => {
  const page = await association.openBrowser(browser, { width: 390, height: 844 });
  const { userId, password } = formerMember(1);
  await page.goto('/sign/in');
  await trySignIn(page, userId, password);
  await page.waitForURL(HOME);
  for (const name of ['새 이용약관 안내', '새 개인정보처리방침 안내']) {
    const asked = page.getByRole('dialog', { name });
    await expect(asked).toBeVisible();
    expect([await findingsNow(page), await overflowOf(page)]).toEqual([[], 0]);
    await asked.getByRole('button', { name: '동의함', exact: true }).click();
    await expect(asked).toBeHidden();
  }
  expect(await storedToken(page)).toBeTruthy();

  await page.goto('/sign/me/hygiene');
  const completions = page.getByRole('list', { name: '위생교육 이수 기록' });
  await expect(completions.getByText('2017.02.02 (목)', { exact: true })).toBeVisible();
  await completions.getByRole('button', { name: /^수료증/ }).click();
  await expect(page.getByRole('dialog', { name: '위생교육 수료증' }).getByText('제 2017-1 호')).toBeVisible();

  const guest = await association.openBrowser(browser, { width: 1280, height: 800 });
  await guest.goto(`/manager/exam/verify?number=${encodeURIComponent('외식-2017-1')}`);
  await expect(guest.getByRole('main')).toContainText('이');
  await expect(guest.getByRole('main')).toContainText('2017.02.02');
});

test('every member of the former system logs in with the password of there', async ({ browser }) => {
  const page = await association.openBrowser(browser, { width: 1280, height: 800 });
  await page.goto('/main');
  const refused: unknown[] = [];
  for (let number = 1; number <= MEMBERS; number += 1) {
    const { userId, password: userPw } = formerMember(number);
    const { code, message } = await post(page.request, '/api/user/login', {
      ...{ userId, userPw, applicationId: 'site' },
      // The first one is logged in by the page.
      takeover: true,
    });
    if (code !== 1) refused.push({ userId, code, message });
  }
  expect(refused).toEqual([]);
});
