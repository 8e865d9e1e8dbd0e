import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { findingsNow } from '../accessibility/findings.ts';
import { overflowOf } from '../accessibility/overflowOf.ts';
import { EmptyAssociation } from '../association/EmptyAssociation.ts';
import { storedToken } from '../frame.ts';
import { HOME } from '../home.ts';
import { trySignIn } from '../member.ts';
import { IMPORT_PORTS } from '../ports.ts';
import { test } from '../silent.ts';

// The association has an empty portal and tables of its former system.

test.describe.configure({ mode: 'serial' });

const PASSWORD = 'old-pass1';
const HASH = createHash('sha256').update(`${PASSWORD}a1b2`).digest('hex');
const MEMBERS = `회원번호,아이디,이름,휴대폰번호,생년월일,비밀번호,비밀번호방식,솔트
1001,oldhong,홍길동,01012345678,19660302,${HASH},sha256-salt-last,a1b2
1002,oldkim,김하나,01098765432,19700405,,,
`;
const PAPERS = `증서번호,종류,이름,발급일,급수,회원번호
외식-2015-0012,자격증,홍길동,2015-06-01,2급,1001
`;

const HYGIENE = `수료증번호,교육구분,수료일,이름,생년월일,회원번호
2015-00077,기존,2015-06-01,홍길동,19660302,1001
`;

let association: EmptyAssociation;
test.beforeAll(async () => {
  association = await EmptyAssociation.start(IMPORT_PORTS);
});
test.afterAll(async () => association.close());

test('members of the former system log in as there, agree to the texts, and their certificates are verified', async ({
  browser,
}) => {
  await test.step('the same tables again change nothing', async () => {
    const tables = [
      { kind: 'members', rows: MEMBERS },
      { kind: 'papers', rows: PAPERS },
      { kind: 'hygiene', rows: HYGIENE },
    ] as const;
    const first = await association.import(tables);
    expect(first).toEqual(['가져옴: 2', '가져옴: 1', '가져옴: 1'].map((words) => expect.stringContaining(words)));
    const again = await association.import(tables);
    expect(again).toEqual(['그대로: 2', '그대로: 1', '그대로: 1'].map((words) => expect.stringContaining(words)));
  });

  const page = await association.openBrowser(browser, { width: 390, height: 844 });
  await page.goto('/sign/in');
  await trySignIn(page, 'oldhong', PASSWORD);
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
  await expect(completions.getByText('2015.06.01 (월)', { exact: true })).toBeVisible();
  await completions.getByRole('button', { name: /^수료증/ }).click();
  await expect(page.getByRole('dialog', { name: '위생교육 수료증' }).getByText('제 2015-00077 호')).toBeVisible();

  const guest = await association.openBrowser(browser, { width: 1280, height: 800 });
  await guest.goto(`/manager/exam/verify?number=${encodeURIComponent('외식-2015-0012')}`);
  await expect(guest.getByRole('main')).toContainText('홍');
  await expect(guest.getByRole('main')).toContainText('2015.06.01');
});
