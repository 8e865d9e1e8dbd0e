import { expect, type APIRequestContext } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { findings } from '../../accessibility/findings.ts';
import { enterByLink, newMember, PASSWORD, post } from '../../member.ts';
import { test } from '../../silent.ts';
import { todayOf } from '../../today.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FEE = '"15,000"';

/** A name unique to this run, because others wait for certificates too. */
const uniqueName = (ending: string) => {
  const syllables = [...String(Date.now()).slice(-4)].map((digit) => '가나다라마바사아자차'[Number(digit)]);
  return `${syllables.join('')}${ending}`;
};

/** A new member who passed long ago requests a certificate. */
async function ask(request: APIRequestContext, name: string, certName: string) {
  const { userId, userPhone } = await newMember(request, name);
  const { token } = await post(request, '/api/user/login', { userId, userPw: PASSWORD, applicationId: 'site' });
  const form = { userName: name, userPhone, count: 1, certName };
  const asked = await post(request, '/api/home/manager/upsertCertificate', form, token);
  expect(asked.code, asked.message).toBe(1);
  await post(request, '/api/user/logout', {}, token);
}

test("the bank's list confirms fees; certificates are issued in a batch, printed and sent", async ({
  page,
  request,
  console,
}) => {
  // A file with other columns is uploaded, and refused.
  console.provokes(/status of 400 .*\/api\/office\/bank\/read\)/);
  const family = uniqueName('');
  const [first, second, third] = [`${family}하나`, `${family}둘`, `${family}셋`];
  await ask(request, first, '외식경영관리사 2급');
  await ask(request, second, '외식경영관리사 1급');
  await ask(request, third, '예전 자격시험');

  await enterByLink(page, 'demo-certificates');
  await page.goto('/office/transfers/bank');
  const file = page.getByLabel('CSV 파일');
  await file.setInputFiles({
    name: '연락처.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('이름,전화\n한걸음,010\n'),
  });
  await expect(page.getByText(/다음 제목의 열이 없습니다: 거래일시/)).toBeVisible();
  const today = await todayOf(request);
  const lines = [first, second, third].map((name) => `${today} 23:59:01,${name},,${FEE},1`);
  const content = ['\uFEFF거래일시,적요,출금액,입금액,잔액', ...lines, `${today},남의 돈,,${FEE},1`].join('\r\n');
  await file.setInputFiles({ name: '내역.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(page.getByText('처리할 3건을 골랐습니다.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '고른 3건 처리' }).click();
  await page.getByRole('button', { name: '예, 처리합니다' }).click();
  await expect(page.getByRole('row').filter({ hasText: '처리함' })).toHaveCount(3);

  await page.goto('/office/certificates');
  await page.getByRole('searchbox').fill(family);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('row').filter({ hasText: '발급준비중' })).toHaveCount(3);
  await page.getByLabel('이 쪽의 3건 모두 고르기').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: '고른 건 발급' }).click();
  await page.getByRole('dialog', { name: '자격증 발급' }).getByRole('button', { name: '발급' }).click();
  const result = page.getByRole('dialog', { name: '발급 결과' });
  await expect(result.getByRole('row').nth(1)).toContainText(`${third}`);
  await expect(result.getByRole('row').nth(1)).toContainText('한 건씩 발급하면서 급수를 골라주세요.');
  expect(await findings(page)).toEqual([]);
  await result.getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('row').filter({ hasText: '발급완료' })).toHaveCount(2);

  await page.getByLabel('이 쪽의 3건 모두 고르기').check();
  await page.getByRole('button', { name: '고른 건 인쇄' }).click();
  await expect(page.getByText('1건을 제외했습니다.')).toBeVisible();
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('dialog', { name: '자격증 인쇄 (2장)' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { totalPages, text } = await extractText(paper, { mergePages: false });
  expect(totalPages).toBe(2);
  const pages = text.map((words) => words.replace(/\s/g, ''));
  // Order of the list: the latest request comes first.
  for (const [index, words] of [`이름${second}`, `이름${first}`].entries())
    expect([words, pages[index]?.includes(words)]).toEqual([words, true]);
  expect(pages.every((words) => /제\d{4}-[12]-\d{5}-\d{5}호/.test(words))).toBe(true);
  await page.getByRole('button', { name: '뒤로' }).click();

  await page.getByRole('button', { name: '고른 건 발송 완료' }).click();
  const sending = page.getByRole('dialog', { name: '발송 완료 기록' });
  await sending.getByRole('button', { name: '발송 완료' }).click();
  await expect(page.getByRole('dialog', { name: '발송 결과' })).toContainText('처리하지 못한 건 1건');
});
