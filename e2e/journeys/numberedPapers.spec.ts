import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectSound } from '../accessibility/order.ts';
import { storedToken } from '../frame.ts';
import { leave, signIn } from '../member.ts';
import { lettersOn, sheetsOf, toPaper, wordsOn } from '../paper.ts';
import { test } from '../silent.ts';

// Papers that get a number when they are opened, and the public verification by that number.

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A member of the demo that no other journey uses. */
const MEMBER = 'member17';
const NUMBER = /\d{4}-\d-\d{5}-\d{5}/;

/** Opens the member's first application for a course that allows this action. */
async function openView(page: Page, action: string): Promise<void> {
  const headers = { Authorization: (await storedToken(page)) ?? '' };
  const answer = await page.request.get('/api/home/manager/getListBoxUserEdu?limit=100', { headers });
  const { entity } = (await answer.json()) as {
    entity: { list: { userExaminationNo: number; allowedActions: string[] }[] };
  };
  const found = entity.list.find(({ allowedActions }) => allowedActions.includes(action));
  await page.goto(`/manager/edu/register/view?userExaminationNo=${found?.userExaminationNo ?? 0}`);
}

/** Prints one A4 page and saves it as a file with the same letters. Returns the number on it. */
async function takePaper(page: Page, dialog: Locator, words: string[], browserName: string): Promise<string> {
  await expect(dialog.getByRole('article')).toBeVisible();
  await expectSound(page);
  const printed = await toPaper(page);
  expect(await sheetsOf(printed)).toBe(1);
  for (const word of words) expect(await wordsOn(printed)).toContain(word);
  // Firefox's driver does not report files saved from a page.
  if (browserName !== 'firefox') {
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'PDF로 저장' }).click();
    const file = readFileSync(await (await saving).path());
    expect(await sheetsOf(file)).toBe(1);
    expect(await lettersOn(file)).toBe(await lettersOn(printed));
  }
  return NUMBER.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
}

test('a completed course has its 수료증, with a permanent number that anyone can verify', async ({
  page,
  browser,
  browserName,
}) => {
  await signIn(page, MEMBER);
  await openView(page, 'printCompletion');
  const open = () => page.getByRole('main').getByRole('button', { name: '수료증', exact: true }).click();
  const paper = page.getByRole('dialog', { name: '수료증' });
  await open();
  const number = await takePaper(page, paper, ['수료증을드립니다', '자격증이아닙니다'], browserName);
  await page.goBack();
  await expect(paper).toBeHidden();
  await open();
  await expect(paper).toContainText(number);

  const guest = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await guest.goto(new URL(`/manager/exam/verify?number=${number}`, page.url()).href);
  await expect(guest.getByText('유효한 수료증입니다.')).toBeVisible();
  await expect(guest.getByRole('main')).toContainText('문*영');
  await expectSound(guest);
  await guest.getByLabel('자격증 번호').fill('2026-3-00000-00000');
  await guest.getByRole('button', { name: '확인' }).click();
  await expect(guest.getByText('유효한 수료증이 아닙니다.')).toBeVisible();
  await guest.context().close();
  await leave(page);
});

test('a payment has a 영수증 in the name of the member, then of the employer; the first one becomes invalid', async ({
  page,
  request,
  browserName,
}) => {
  await signIn(page, MEMBER);
  await openView(page, 'printReceipt');
  const asking = page.getByRole('dialog', { name: '영수증', exact: true });
  const paper = page.getByRole('dialog', { name: '영수증 (납입증명서)' });
  const ask = () => page.getByRole('main').getByRole('button', { name: '영수증', exact: true }).click();
  await ask();
  await asking.getByRole('radio', { name: /^개인/ }).check();
  await expectSound(page);
  await asking.getByRole('button', { name: '영수증 열기' }).click();
  const own = await takePaper(page, paper, ['받았음을확인합니다', '결제수단'], browserName);
  await page.goBack();

  await ask();
  await asking.getByRole('radio', { name: /^사업자/ }).check();
  await asking.getByLabel('사업자등록번호').fill('104-82-00008');
  await asking.getByRole('button', { name: '영수증 열기' }).click();
  await expect(asking.getByText('사업자등록번호를 다시 확인해주세요. 맞지 않는 번호입니다.').first()).toBeVisible();
  await expect(asking.getByText('상호를 입력해주세요.').first()).toBeVisible();
  await expect(asking.getByLabel('사업자등록번호')).toHaveValue('104-82-00008');
  await expectSound(page);
  await asking.getByLabel('사업자등록번호').fill('104-82-00007');
  await asking.getByLabel('상호').fill('주식회사 한빛푸드');
  await asking.getByRole('button', { name: '영수증 열기' }).click();
  const employers = await takePaper(page, paper, ['상호주식회사한빛푸드', '신청인문가영'], browserName);
  expect(employers).not.toBe(own);
  await page.goBack();

  await ask();
  await expect(asking.getByLabel('상호')).toHaveValue('주식회사 한빛푸드');
  await expect(asking).toContainText(own);
  const valid = async (number: string) => {
    const answer = await request.get(`/api/home/manager/getMapCertificate?number=${number}`);
    return ((await answer.json()) as { entity: { valid: boolean } }).entity.valid;
  };
  expect([await valid(own), await valid(employers)]).toEqual([false, true]);
  await leave(page);
});
