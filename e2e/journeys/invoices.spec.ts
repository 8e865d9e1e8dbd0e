import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { addDays } from '@portal/shared/time';
import { findings } from '../accessibility/findings.ts';
import { DaytimePortal } from '../clock/DaytimePortal.ts';
import { findCourse } from '../course.ts';
import { pastePeople } from '../employerGroup.ts';
import { answer } from '../frame.ts';
import { enterByLink, newMember, signIn, type Person } from '../member.ts';
import { INVOICE_PORTS } from '../ports.ts';
import { test } from '../silent.ts';

/** A group that an employer pays on an invoice, from the office's permission to the tax office's number. */

const DAY_MS = 24 * 60 * 60_000;
const PHONE = { width: 390, height: 844 };
const BUSINESS = '한빛국밥집';

let portal: DaytimePortal;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  portal = await DaytimePortal.start(INVOICE_PORTS);
});
test.afterAll(() => portal.close());

const open = (browser: Browser): Promise<Page> => portal.openPage(browser, { viewport: { width: 1280, height: 900 } });

/** Allows an employer to pay on an invoice, above the amount that one employee can decide alone. */
async function allow(first: Page, second: Page, { userId }: Person, business = BUSINESS) {
  await first.goto('/office/invoices/allowances');
  await first.getByRole('button', { name: '후불 허용하기' }).click();
  const dialog = first.getByRole('dialog', { name: '후불 허용하기' });
  await dialog.getByLabel('회원 아이디').fill(userId);
  await dialog.getByLabel('사업자등록번호').fill('124-81-00998');
  await dialog.getByLabel('상호').fill(business);
  await dialog.getByLabel('한도 (원)').fill('5,000,000');
  await dialog.getByRole('textbox', { name: '마지막 날' }).fill(addDays(portal.clock.today, 60));
  await dialog.getByLabel('사유').fill('홈택스에서 영업 중임을 확인');
  expect(await findings(first)).toEqual([]);
  await dialog.getByRole('button', { name: '허용' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await second.goto('/office/invoices/allowances');
  await second.getByRole('button', { name: `${business} 확인` }).click();
  await second.getByRole('dialog').getByLabel('사유').fill('확인함');
  expect(await findings(second)).toEqual([]);
  await second.getByRole('button', { name: '두 번째 직원으로 확인' }).click();
  await expect(
    second.getByRole('row', { name: new RegExp(business) }).getByText('허용', { exact: true }),
  ).toBeVisible();
}

/** A paid course with enough seats, late enough for an invoice, and with a full refund. */
const courseFor = (request: APIRequestContext, seats: number) =>
  findCourse(
    request,
    ({ price, seatsLeft, applyEndDate, reEndDate }) =>
      price > 0 &&
      seatsLeft >= seats &&
      Date.parse(applyEndDate) > portal.clock.now() + 6 * DAY_MS &&
      reEndDate >= portal.clock.today,
  );

/** Reserves a seat for each person, to be paid later; ends on the group's page. */
async function reserve(page: Page, people: readonly Person[], educationNo: number) {
  await page.goto(`/manager/group/write?educationNo=${educationNo}`);
  await page.getByLabel('청구서 (나중에 계좌이체)').check();
  await pastePeople(page, people);
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/안내하고 동의를 받았습니다/).check();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '신청하기' }).click();
  await page.getByRole('dialog', { name: '단체 교육 신청 내용 확인' }).getByRole('button', { name: '확인' }).click();
  await page.waitForURL('**/manager/group/view**');
}

test('an employer reserves on an invoice, the transfer is found, and the bill is issued', async ({ browser }) => {
  const [page, first, second] = [await open(browser), await open(browser), await open(browser)];
  const { request } = (await open(browser)).context();
  const [employer, ...people] = [
    await newMember(request, '사장님'),
    await newMember(request, '강하나'),
    await newMember(request, '강두리'),
  ];
  await enterByLink(first, 'demo-fees', portal.url);
  await enterByLink(second, 'demo-fees2', portal.url);
  await allow(first, second, employer);
  await signIn(page, employer.userId);
  const course = await courseFor(request, people.length);
  await reserve(page, people, course.educationNo);
  const sum = (course.price * people.length).toLocaleString('ko');
  await expect(page.getByText(`까지 ${sum}원을 입금해주세요.`)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/^청구서_\d{4}-\d{6}\.pdf$/);

  // A bill is requested before the money arrives.
  await page.getByRole('button', { name: '계산서 신청' }).click();
  const asking = page.getByRole('dialog', { name: '계산서 신청' });
  for (const [label, text] of [
    ['대표자 이름', '사장님'],
    ['사업장 주소', '서울특별시 중구 한빛로 1'],
    ['업태', '음식점업'],
    ['종목', '한식'],
    ['이메일', 'boss@example.com'],
  ] as const)
    await asking.getByLabel(label).fill(text);
  expect(await findings(page)).toEqual([]);
  await asking.getByRole('button', { name: '신청' }).click();
  await expect(page.getByRole('table', { name: '계산서' }).getByText('발급 대기')).toBeVisible();

  // The office finds the transfer in the bank's list.
  const day = portal.clock.today;
  const lines = `거래일시,적요,출금액,입금액,잔액\r\n${day} 09:00,${BUSINESS},,"${sum}",1\r\n`;
  await first.goto('/office/transfers/bank');
  await first
    .locator('input[type=file]')
    .setInputFiles({ name: '거래내역.csv', mimeType: 'text/csv', buffer: Buffer.from(lines, 'utf8') });
  await expect(first.getByText(/단체 신청 청구서/)).toBeVisible();
  await first.getByRole('button', { name: '고른 1건 처리' }).click();
  await answer(first, /고른 1건을 처리합니다/, '예, 처리합니다');
  await expect(first.getByText('처리함')).toBeVisible();
  await first.goto('/office/invoices?need=all');
  await expect(first.getByRole('row', { name: new RegExp(BUSINESS) }).getByText('입금 완료')).toBeVisible();
  expect(await findings(first)).toEqual([]);
  await page.reload();
  await expect(page.getByText('계좌이체')).toBeVisible();

  // The bill is exported in the tax office's columns, and marked as issued.
  await first.goto('/office/bills');
  await first.getByRole('button', { name: '일괄발급 파일 받기' }).click();
  await first.getByRole('dialog').getByLabel('사유').fill('월말 발급');
  const taking = first.waitForEvent('download');
  await first.getByRole('dialog').getByRole('button', { name: '받기' }).click();
  const table = readFileSync(await (await taking).path(), 'utf8');
  // A closing dialog goes back in the history, which would end the next navigation.
  await expect(first.getByRole('dialog')).toHaveCount(0);
  await expect(first).toHaveURL(/\/office\/bills$/);
  const number = /관리번호 (\d+)/.exec(table.split('\n').find((line) => line.includes(BUSINESS)) ?? '')?.[1] ?? '';
  expect(table).toContain('1248100998');
  const approved = `승인번호,비고\r\n${day.replaceAll('-', '')}-41000012-a1b2c3d4,관리번호 ${number}\r\n`;
  await first.goto('/office/bills/file');
  await first
    .locator('input[type=file]')
    .setInputFiles({ name: '발급목록.csv', mimeType: 'text/csv', buffer: Buffer.from(approved, 'utf8') });
  await expect(first.getByText('1건을 발급으로 적고, 0줄은 적지 않습니다.')).toBeVisible();
  expect(await findings(first)).toEqual([]);
  await first.getByRole('button', { name: '1건 적기' }).click();
  await first.getByRole('dialog').getByRole('button', { name: '1건 적기' }).click();
  await first.waitForURL('**/office/bills');
  await page.reload();
  await expect(page.getByRole('table', { name: '계산서' }).getByText('발급됨')).toBeVisible();
  await page.setViewportSize(PHONE);
  expect(await findings(page)).toEqual([]);
});

test('money for a cancelled invoice is refunded to its employer', async ({ browser }) => {
  const [page, first, second] = [await open(browser), await open(browser), await open(browser)];
  const { request } = (await open(browser)).context();
  const employer = await newMember(request, '나사장');
  const people = [await newMember(request, '강세찬'), await newMember(request, '강네온')];
  await enterByLink(first, 'demo-fees', portal.url);
  await enterByLink(second, 'demo-fees2', portal.url);
  await allow(first, second, employer, '나라국밥');
  await signIn(page, employer.userId);
  await reserve(page, people, (await courseFor(request, people.length)).educationNo);
  await page.getByRole('button', { name: '1번 강세찬 취소', exact: true }).click();
  const cancelling = page.getByRole('dialog', { name: '자리 취소' });
  await cancelling.getByRole('button', { name: '모두 고르기' }).click();
  await cancelling.getByRole('button', { name: '자리 취소', exact: true }).click();
  await answer(page, /2명의 자리를 취소합니다/, '예, 취소합니다');
  await expect(page.getByText(/까지 .*원을 입금해주세요/)).toHaveCount(0);

  await first.setViewportSize(PHONE);
  await first.goto('/office/invoices?need=all');
  const row = first.getByRole('row', { name: /나라국밥/ });
  await row.getByRole('button', { name: /들어온 돈 돌려주기$/ }).click();
  const dialog = first.getByRole('dialog', { name: '취소된 청구서에 들어온 돈' });
  await dialog.getByRole('textbox', { name: '입금된 날' }).fill(portal.clock.today);
  await dialog.getByLabel('사유').fill('은행 거래내역에서 확인');
  expect(await findings(first)).toEqual([]);
  await dialog.getByRole('button', { name: '돌려줄 돈으로 기록' }).click();
  await expect(row.getByRole('button', { name: /들어온 돈 돌려주기$/ })).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(page.getByText(/환불 계좌를 입력해주세요/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

/** Writes off the debt of an employer in the demo. */
async function writeOff(desk: Page, action: string) {
  await desk.goto('/office/invoices?need=overdue');
  await desk
    .getByRole('row', { name: /한빛푸드서비스/ })
    .getByRole('button', { name: /미수 종결$/ })
    .click();
  const dialog = desk.getByRole('dialog', { name: '미수 종결' });
  await dialog.getByLabel('사유').fill('폐업하여 받을 수 없음');
  expect(await findings(desk)).toEqual([]);
  await dialog.getByRole('button', { name: action }).click();
}

test('an overdue invoice is written off by two employees, and its employer can still pay', async ({ browser }) => {
  portal.clock.advance(30 * DAY_MS);
  const [page, first, second] = [await open(browser), await open(browser), await open(browser)];
  await enterByLink(first, 'demo-fees', portal.url);
  await enterByLink(second, 'demo-fees2', portal.url);
  await writeOff(first, '미수 종결');
  await answer(first, '다른 직원', '확인');
  await second.setViewportSize(PHONE);
  await writeOff(second, '두 번째 직원으로 미수 종결');
  await expect(second.getByRole('row', { name: /한빛푸드서비스/ })).toHaveCount(0);
  await second.goto('/office/invoices?need=all');
  await expect(second.getByRole('row', { name: /한빛푸드서비스/ }).getByText('미수 종결')).toBeVisible();

  await page.setViewportSize(PHONE);
  await signIn(page, 'employer01');
  await page.goto('/manager/group');
  await page.getByRole('link', { name: /위탁급식 과정/ }).click();
  await expect(page.getByText(/입금하시면 협회가 은행에서 확인하고 알려드립니다/)).toBeVisible();
  await expect(page.getByText('미수 종결')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
