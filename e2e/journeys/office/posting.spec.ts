import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { storedToken } from '../../frame.ts';
import { enterByLink, newMember, post, signIn } from '../../member.ts';
import { sheetsOf, wordsOn } from '../../paper.ts';
import { test } from '../../silent.ts';
import { todayOf } from '../../today.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const uniqueDigits = (count: number) => String(Date.now()).padStart(count, '6').slice(-count);
/** A name unique to this run. */
const uniqueName = (ending: string) =>
  [...uniqueDigits(4)].map((digit) => '가나다라마바사아자차'[Number(digit)]).join('') + ending;

/**
 * Requests a card for the member, with an address that differs from the account's; returns the number of the request.
 */
async function ask(page: Page, { userId, name }: { userId: string; name: string }): Promise<number> {
  await signIn(page, userId);
  await page.goto('/manager/exam/certificate');
  await page.getByRole('button', { name: '예전 시험 합격자 신청' }).click();
  const popup = page.getByRole('dialog', { name: '자격증 발급 신청' });
  await popup.getByLabel(/^이름/).fill(name);
  await expect(popup.getByLabel('우편번호', { exact: false }).first()).toHaveValue('04524');
  await popup.getByLabel('시험명').fill('외식경영관리사 2급');
  await popup.getByLabel(/^상세 주소/).fill('한빛빌딩 4층');
  expect(await findings(page)).toEqual([]);
  await popup.getByRole('button', { name: '신청', exact: true }).click();
  await page.getByRole('button', { name: '확인' }).click();
  const card = page.getByRole('listitem').filter({ hasText: '외식경영관리사 2급' });
  await expect(card).toContainText('(04524) 서울특별시 중구 세종대로 110 한빛빌딩 4층');
  await card.getByRole('button', { name: '주소 바꾸기' }).click();
  const address = page.getByRole('dialog', { name: '자격증 받을 주소' });
  await address.getByLabel(/^주소/).fill('');
  await address.getByRole('button', { name: '주소 저장' }).click();
  await expect(address.getByText('주소를 입력해주세요.').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await address.getByLabel(/^주소/).fill('서울특별시 중구 세종대로 110');
  await address.getByLabel(/^상세 주소/).fill('한빛빌딩 5층');
  await address.getByRole('button', { name: '주소 저장' }).click();
  await expect(card).toContainText('한빛빌딩 5층');
  const token = (await storedToken(page)) ?? '';
  const answer = await page.request.get('/api/home/manager/fetchUserCertList', { headers: { Authorization: token } });
  // The member returns in another browser.
  await post(page.request, '/api/user/logout', {}, token);
  const { entity } = (await answer.json()) as { entity: { list: { certificateNo: number }[] } };
  return entity.list[0]?.certificateNo ?? 0;
}

/** Confirms the fees and issues the certificates. */
async function issue(page: Page, certificateNos: number[]): Promise<void> {
  await enterByLink(page, 'demo-issuing');
  const token = (await storedToken(page)) ?? '';
  for (const certificateNo of certificateNos) {
    const fee = { certificateNo, day: await todayOf(page.request), reason: '' };
    expect((await post(page.request, '/api/office/fees/confirm', fee, token)).code).toBe(1);
  }
  expect((await post(page.request, '/api/office/certificates/issueAll', { certificateNos }, token)).code).toBe(1);
}

test('a card is posted to the member’s address; labels are printed, and the member can track it', async ({
  browser,
  request,
  page,
}) => {
  const names = [uniqueName('하나'), uniqueName('둘')] as const;
  const members = [await newMember(request, names[0]), await newMember(request, names[1])] as const;
  const numbers: number[] = [];
  for (const member of members) {
    const own = await browser.newPage({ locale: 'ko-KR', reducedMotion: 'reduce' });
    numbers.push(await ask(own, member));
    await own.context().close();
  }
  const issuing = await browser.newPage({ locale: 'ko-KR' });
  await issue(issuing, numbers);
  await issuing.context().close();

  await enterByLink(page, 'demo-post');
  await page.goto('/office/posts');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  // The longest waiting request comes first.
  const last = page.getByRole('navigation', { name: /쪽/ }).getByRole('button').last();
  if ((await row(names[0]).count()) === 0 && (await last.count()) > 0) await last.click();
  await expect(row(names[0])).toContainText('한빛빌딩 5층');
  await expect(page.getByRole('main')).not.toContainText(members[0].userPhone);
  expect(await findings(page)).toEqual([]);
  for (const name of names) await row(name).getByRole('checkbox').check();
  await page.getByRole('button', { name: '고른 건 라벨 인쇄' }).click();
  const labels = page.getByRole('dialog', { name: '라벨 인쇄' });
  await labels.getByLabel('첫 라벨의 칸').fill('30');
  await labels.getByRole('button', { name: '2건 라벨 받기' }).click();
  await expect(labels.getByText('1부터 24까지의 숫자를 입력해주세요.').first()).toBeVisible();
  await labels.getByLabel('첫 라벨의 칸').fill('24');
  const saving = page.waitForEvent('download');
  await labels.getByRole('button', { name: '2건 라벨 받기' }).click();
  const file = readFileSync(await (await saving).path());
  expect(await sheetsOf(file)).toBe(2);
  for (const name of names) expect(await wordsOn(file)).toContain(`${name}귀하`);

  const tracking = uniqueDigits(13);
  await row(names[0])
    .getByRole('button', { name: /송장번호 입력/ })
    .click();
  const entering = page.getByRole('dialog', { name: '송장번호 입력' });
  await entering.getByLabel('송장번호').fill('12');
  await entering.getByRole('button', { name: '발송 기록' }).click();
  await expect(entering.getByText(/우체국 송장번호는 숫자 13자리입니다/).first()).toBeVisible();
  await entering.getByLabel('송장번호').fill(tracking);
  expect(await findings(page)).toEqual([]);
  await entering.getByRole('button', { name: '발송 기록' }).click();
  await expect(row(names[0])).toHaveCount(0);

  await page.getByRole('link', { name: '송장 파일 올리기' }).click();
  const rows = [
    '발송번호,이름,등기번호',
    `${numbers[1]},${names[1]},6${tracking.slice(1)}`,
    '999999,없는 이,6012345678901',
  ];
  await page.getByLabel('송장 파일').setInputFiles({
    name: '송장.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await expect(page.getByRole('row').filter({ hasText: '기록 안 함' })).toContainText('이 발송번호의 우편이 없습니다.');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '1건 발송 기록' }).click();
  await page.getByRole('dialog', { name: '발송 기록' }).getByRole('button', { name: '1건 기록' }).click();
  await page.waitForURL('**/office/posts');

  const own = await browser.newPage({ locale: 'ko-KR', reducedMotion: 'reduce' });
  await signIn(own, members[0].userId);
  await own.goto('/manager/exam/certificate');
  const card = own.getByRole('listitem').filter({ hasText: '발송완료' });
  await expect(card).toContainText(`우체국 ${tracking}`);
  await expect(card.getByRole('link', { name: /배송 조회/ })).toHaveAttribute('href', new RegExp(`epost.*${tracking}`));
  await expect(card.getByRole('button', { name: '주소 바꾸기' })).toHaveCount(0);
  await own.context().close();
});
