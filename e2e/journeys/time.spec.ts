import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { NUMBERS } from '@portal/shared/contract';
import { MEMBER_IDLE_MINUTES } from '@portal/shared/contract/user';
import type { Portal } from '../../launcher/portal.ts';
import { findings } from '../accessibility/findings.ts';
import { MovableClock } from '../clock/MovableClock.ts';
import { findCourse } from '../course.ts';
import { startOwnPortal } from '../faults/ownPortal.ts';
import { answer, storedToken } from '../frame.ts';
import { HOME } from '../home.ts';
import { test } from '../hydrated.ts';
import { enterByLink, newMember, newSession, PASSWORD, post, signIn, trySignIn } from '../member.ts';
import { CLOCK_PORTS } from '../ports.ts';

/** Effects of time passing on the API's clock: a day or more passes in these journeys. */

test.describe.configure({ mode: 'serial' });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A deposit is possible until the end of the next day. */
const AFTER_THE_DEPOSIT_MS = 2 * DAY_MS;
/** The jobs that end a hold, and those that refund money, run every 20 seconds. */
const JOB_TIMEOUT_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'portal-clock-'));
const clock = new MovableClock(join(folder, 'ahead'));
let portal: Portal;
let close: (() => Promise<void>) | undefined;

/** Open pages would request a stopped server. */
const visits: BrowserContext[] = [];

test.beforeAll(async () => {
  const environment = { ...CLOCK_PORTS, ...clock.environment, CODE_SENDS_PER_ADDRESS: '3000' };
  ({ portal, close } = await startOwnPortal({ environment, argumentsOf: clock.argumentsOf }));
});
test.afterAll(async () => {
  for (const context of visits) await context.close();
  await close?.();
  rmSync(folder, { recursive: true, force: true });
});

/** A separate browser for the page, and another one for the API. */
async function visit(browser: Browser) {
  const context = await browser.newContext({ baseURL: portal.url });
  const api = await browser.newContext({ baseURL: portal.url });
  visits.push(context, api);
  return { page: await context.newPage(), request: api.request };
}

const DRAFT = { title: '김치찌개 육수 비법', text: '멸치와 다시마를 하룻밤 담가 둡니다.' };

test('a login ended by the API after disuse says so, and the next one returns to the page with its draft', async ({
  browser,
}) => {
  const { page, request } = await visit(browser);
  const { userId } = await newMember(request);
  await signIn(page, userId);
  await page.goto('/space/board/write');
  await page.getByLabel('제목').fill(DRAFT.title);
  await page.getByLabel('내용').fill(DRAFT.text);

  clock.advance((MEMBER_IDLE_MINUTES - 10) * MINUTE_MS);
  await page.reload();
  await expect(page.getByLabel('제목'), 'each use puts the end off').toHaveValue(DRAFT.title);
  // Otherwise the page itself, which checks its session once, notices before the button is pressed.
  await page.waitForLoadState('networkidle');

  clock.advance((MEMBER_IDLE_MINUTES + 1) * MINUTE_MS);
  await page.getByRole('button', { name: '올리기' }).click();
  await page.waitForURL('**/sign/in');
  expect(await storedToken(page)).toBeNull();
  await answer(page, /오랫동안 사용하지 않아 로그아웃되었습니다/, '확인');

  await trySignIn(page, userId);
  await page.waitForURL('**/space/board/write');
  await expect(page.getByText('쓰던 글을 불러왔습니다.')).toBeVisible();
  await expect(page.getByLabel('제목')).toHaveValue(DRAFT.title);
  await page.getByRole('button', { name: '올리기' }).click();
  await expect(page.getByRole('heading', { name: DRAFT.title })).toBeVisible();
  await expect(page.getByText(DRAFT.text)).toBeVisible();
});

test('entering the home page after 24 hours, by both clocks, ends the login there', async ({ browser }) => {
  const { page, request } = await visit(browser);
  await signIn(page, (await newMember(request)).userId);
  await page.goto('about:blank');
  clock.advance(DAY_MS);
  await page.clock.setFixedTime(clock.now());
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await page.goto('/main');
  await expect.poll(() => storedToken(page)).toBeNull();
  await answer(page, /24시간이 지나 로그아웃되었습니다/, '확인');
  await expect(page).toHaveURL(HOME);
  expect(addresses).not.toContain('/sign/in');
});

/** Takes the remaining seats, each for a new member. */
async function takeAllSeats(request: APIRequestContext, educationNo: number): Promise<void> {
  for (;;) {
    const session = await newSession(request);
    const { code } = await post(request, '/api/home/manager/postIntEdu', { educationNo }, session);
    if (code === NUMBERS.APPLY_FULL) return;
    expect(code).toBe(1);
  }
}

async function statusOf(request: APIRequestContext, userExaminationNo: unknown, session: string): Promise<string> {
  const response = await request.get(`/api/home/manager/getMapUserEdu?userExaminationNo=${String(userExaminationNo)}`, {
    headers: { Authorization: session },
  });
  return ((await response.json()) as { entity: { status: string } }).entity.status;
}

/**
 * Applies and gets a virtual account.
 * @returns the application and the gateway's page
 */
async function awaitDeposit(page: Page, request: APIRequestContext, educationNo: number) {
  const session = (await storedToken(page)) ?? '';
  const { entity: userExaminationNo } = await post(request, '/api/home/manager/postIntEdu', { educationNo }, session);
  const input = { userExaminationNo, payMethod: 'vbank' };
  const started = await post(request, '/api/payment/start', input, session);
  const { checkoutUrl } = started.entity as { checkoutUrl: string };
  await page.goto(checkoutUrl);
  await page.getByRole('button', { name: /계좌/ }).click();
  await expect(page.getByText('아래 계좌로 입금해주세요.')).toBeVisible();
  return { userExaminationNo, checkoutUrl };
}

test('a late deposit is refunded to the account that the member enters', async ({ browser }) => {
  const { page, request } = await visit(browser);
  const { userId } = await newMember(request);
  await signIn(page, userId);
  const course = await findCourse(
    request,
    ({ price, seatsLeft, applyEndDate }) =>
      price > 0 && seatsLeft < 100 && Date.parse(applyEndDate) > clock.now() + 2 * AFTER_THE_DEPOSIT_MS,
  );
  const { userExaminationNo, checkoutUrl } = await awaitDeposit(page, request, course.educationNo);

  clock.advance(AFTER_THE_DEPOSIT_MS);
  await page.goto('/main');
  await expect.poll(() => storedToken(page)).toBeNull();
  await signIn(page, userId);
  const session = (await storedToken(page)) ?? '';
  await expect.poll(() => statusOf(request, userExaminationNo, session), { timeout: JOB_TIMEOUT_MS }).toBe('EXPIRED');
  await takeAllSeats(request, course.educationNo);
  await page.goto(checkoutUrl);
  await page.getByText('시험 상황').click();
  await page.getByRole('button', { name: '기한이 지난 뒤 입금' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/manager/edu/register');
  await page.getByRole('link', { name: `${course.title} 환불 계좌 입력하기` }).click();
  await expect(page.getByText(`${course.price.toLocaleString('ko-KR')}원을 돌려드립니다.`)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: '환불 계좌 입력' }).click();
  const form = page.getByRole('dialog', { name: '환불 계좌 입력' });
  await form.getByRole('button', { name: '환불 계좌 보내기' }).click();
  await expect(form.getByText('계좌번호를 입력해주세요.').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await form.getByLabel('예금주').fill('한걸음');
  await form.getByLabel('은행명').fill('신한은행');
  await form.getByLabel('계좌번호').fill('110-222-333444');
  await form.getByRole('button', { name: '환불 계좌 보내기' }).click();
  await answer(page, /신한은행 110222333444 \(예금주 한걸음\) 계좌로/, '예, 맞습니다');
  await answer(page, /환불 계좌가 접수되었습니다/, '확인');
  await expect(page.getByText(/신한은행 \*+3444/)).toBeVisible();
  await expect(page.getByText('110222333444')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '환불 계좌 입력' })).toHaveCount(0);

  await expect(async () => {
    await page.reload();
    await expect(page.getByText('환불완료').first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: JOB_TIMEOUT_MS });
});

test('the table of a past course is uploaded with its results', async ({ browser }) => {
  const { page, request } = await visit(browser);
  const { userId } = await newMember(request);
  const { educationNo, title, eduDate } = await findCourse(request, ({ price }) => price === 0);
  const login = { userId, userPw: PASSWORD, applicationId: 'site' };
  const { token } = await post(request, '/api/user/login', login);
  const { entity } = await post(request, '/api/home/manager/postIntEdu', { educationNo }, token);
  const userExaminationNo = Number(entity);

  clock.advance(Date.parse(eduDate) + 2 * DAY_MS - clock.now());
  await enterByLink(page, 'demo-courses', portal.url);
  await page.goto(`/office/courses/view?offeringNo=${educationNo}`);
  await page.getByRole('button', { name: 'CSV 내려받기' }).click();
  const asking = page.getByRole('dialog', { name: '신청자 CSV 내려받기' });
  await asking.getByRole('textbox').fill('결과 입력');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    asking.getByRole('button', { name: '내려받기' }).click(),
  ]);
  const [headings = '', ...rows] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  const own = rows.find((row) => row.startsWith(`${userExaminationNo},`)) ?? '';

  // The last column is the result; the second row has an unknown number.
  const table = [headings, `${own}수료`, own.replace(`${userExaminationNo},`, '999999999,') + '수료', ''].join('\r\n');
  await page.getByRole('link', { name: '결과표 올리기' }).click();
  await page
    .getByLabel('결과표 파일')
    .setInputFiles({ name: '결과.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByText('신청완료 → 수료')).toBeVisible();
  await expect(page.getByText('이 번호의 신청자가 없습니다.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '1명의 결과 입력' }).click();
  const entering = page.getByRole('dialog', { name: '결과 입력' });
  await expect(entering.getByText(/다른 직원의 확인을 받아야 정정할 수 있고/)).toBeVisible();
  await entering.getByRole('button', { name: '1명 입력' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const member = (await visit(browser)).page;
  await signIn(member, userId);
  await member.goto(`/manager/edu/register/view?userExaminationNo=${userExaminationNo}`);
  await expect(member.getByText('수료', { exact: true }).first()).toBeVisible();
});
