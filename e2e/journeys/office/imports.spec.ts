import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { EmptyAssociation } from '../../association/EmptyAssociation.ts';
import { storedToken } from '../../frame.ts';
import { HOME } from '../../home.ts';
import { newMember, trySignIn } from '../../member.ts';
import { OFFICE_IMPORT_PORTS } from '../../ports.ts';
import { test } from '../../silent.ts';

/** Two jobs of five seconds each, on a busy machine. */
const DONE_WITHIN_MS = 90_000;

const PASSWORD = 'old-pass1';
const HASH = createHash('sha256').update(`${PASSWORD}a1b2`).digest('hex');
const MEMBERS = `회원번호,아이디,이름,휴대폰번호,생년월일,비밀번호,비밀번호방식,솔트
2001,oldpark,박두리,01012345678,19660302,${HASH},sha256-salt-last,a1b2
2002,oldchoi,최세나,0212345678,19700405,,,
`;

let association: EmptyAssociation;
test.beforeAll(async () => {
  association = await EmptyAssociation.start(OFFICE_IMPORT_PORTS);
});
test.afterAll(async () => association.close());

test('an administrator imports a file with a bad row, a member of it logs in, and it cannot be undone', async ({
  browser,
}) => {
  const desk = await association.openBrowser(browser, { width: 1280, height: 800 });
  const person = await newMember(desk.request, '나관리');
  await association.hire({ page: desk, person, permissions: ['members'] });

  await test.step('the check names the row and its reason before anything is stored', async () => {
    await desk.goto('/office/imports/write');
    await expect(desk.getByRole('table', { name: '회원 파일의 열' })).toContainText('휴대폰번호');
    await desk
      .locator('input[type=file]')
      .setInputFiles({ name: '회원.csv', mimeType: 'text/csv', buffer: Buffer.from(MEMBERS) });
    await desk.getByRole('button', { name: '올리고 확인하기' }).click();
    const row = desk.getByRole('row', { name: /^3번째 줄/ });
    await expect(row).toContainText('휴대폰번호', { timeout: DONE_WITHIN_MS });
    await expect(row).toContainText('가져오지 않음');
    expect(await findings(desk)).toEqual([]);
  });

  await test.step('the other row is imported', async () => {
    await desk.getByRole('button', { name: '가져오기', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: '자료 가져오기' });
    await dialog.getByLabel(/^사유/).fill('홈페이지를 옮김');
    await dialog.getByRole('button', { name: '1줄 가져오기' }).click();
    await expect(desk.getByRole('heading', { name: '가져온 결과' })).toBeVisible({ timeout: DONE_WITHIN_MS });
  });

  const member = await association.openBrowser(browser, { width: 390, height: 844 });
  await member.goto('/sign/in');
  await trySignIn(member, 'oldpark', PASSWORD);
  await member.waitForURL(HOME);
  expect(await storedToken(member)).toBeTruthy();

  await test.step('it cannot be undone any more', async () => {
    await desk.getByRole('button', { name: '되돌리기' }).click();
    const dialog = desk.getByRole('dialog', { name: '가져온 자료 되돌리기' });
    await dialog.getByLabel(/^사유/).fill('잘못 올림');
    await dialog.getByRole('button', { name: '되돌리기' }).click();
    await expect(desk.getByText('가져온 회원 가운데 로그인한 분이 있어 되돌릴 수 없습니다.')).toBeVisible();
  });
});
