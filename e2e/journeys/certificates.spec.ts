import { expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { findings } from '../accessibility/findings.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CERTIFICATES = '/manager/exam/certificate';

test('a member who passed long ago requests a certificate, sees the amount to pay, and cancels it', async ({
  page,
  request,
}) => {
  const { userId, name, userPhone } = await newMember(request);
  await signIn(page, userId);
  await page.goto(CERTIFICATES);
  await page.getByRole('button', { name: '예전 시험 합격자 신청' }).click();
  const popup = page.getByRole('dialog', { name: '자격증 발급 신청' });
  await expect(popup.getByLabel('휴대폰 번호')).toHaveValue(userPhone);
  await popup.getByRole('button', { name: '신청' }).click();
  for (const missing of ['시험명을 입력해 주세요.', '이름을 입력해주세요'])
    await expect(popup.getByText(missing).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await popup.getByLabel('시험명').fill('외식경영관리사 2급');
  await popup.getByLabel('이름').fill(name);
  await popup.getByRole('button', { name: '신청' }).click();
  await expect(page.getByText('접수되었습니다.')).toBeVisible();
  await page.getByRole('button', { name: '확인' }).click();

  const card = page.getByRole('listitem').filter({ hasText: '외식경영관리사 2급' });
  await expect(card).toContainText('입금대기');
  await expect(card).toContainText('한빛은행 100-2026-555010');
  expect(await findings(page)).toEqual([]);
  await card.getByRole('button', { name: '신청 취소' }).click();
  await page.getByRole('button', { name: '예, 취소합니다' }).click();
  await expect(card).toContainText('신청취소');
});

test('a certificate prints on one page, and the address in its QR code says that it is valid', async ({
  page,
  browser,
}, testInfo) => {
  // Each window size has its own holder: two logins of one member would end each other.
  await signIn(page, testInfo.project.name === 'phone' ? 'member19' : 'member16');
  const holder = testInfo.project.name === 'phone' ? '노은채' : '백종윤';
  await page.goto('/manager/exam/register');
  await page.getByRole('listitem').filter({ hasText: '실기' }).getByRole('link').click();
  await page.getByRole('button', { name: '자격증', exact: true }).click();
  const document = page.getByRole('dialog', { name: '자격증' });
  const number = /\d{4}-\d-\d{5}-\d{5}/.exec((await document.textContent()) ?? '')?.[0] ?? '';
  expect(await findings(page)).toEqual([]);

  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { totalPages, text } = await extractText(paper, { mergePages: true });
  expect(totalPages).toBe(1);
  const printed = text.replace(/\s/g, '');
  for (const word of [number, holder, '외식경영관리사2급', '공인자격이아님'])
    expect([word, printed.includes(word)]).toEqual([word, true]);

  const guest = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await guest.goto(new URL(`/manager/exam/verify?number=${number}`, page.url()).href);
  await expect(guest.getByText('유효한 자격증입니다.')).toBeVisible();
  await expect(guest.getByRole('main')).toContainText(`${holder.slice(0, 1)}*${holder.slice(-1)}`);
  await expect(guest.getByRole('main')).not.toContainText(holder);
  expect(await findings(guest)).toEqual([]);
  await guest.getByLabel('자격증 번호').fill('2026-2-00000-00000');
  await guest.getByRole('button', { name: '확인' }).click();
  await expect(guest.getByText('유효한 자격증이 아닙니다.')).toBeVisible();
  await guest.context().close();
});
