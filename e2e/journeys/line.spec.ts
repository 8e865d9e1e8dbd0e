import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { formatDate } from '@portal/shared/format';
import { addDays, seoulInstant } from '@portal/shared/time';
import type { Portal } from '../../launcher/portal.ts';
import { findingsNow } from '../accessibility/findings.ts';
import { overflowOf } from '../accessibility/overflowOf.ts';
import { MovableClock } from '../clock/MovableClock.ts';
import { startOwnPortal } from '../faults/ownPortal.ts';
import { answer, storedToken } from '../frame.ts';
import { enterByLink, newMember, post, signIn, trySignIn, type Person } from '../member.ts';
import { LINE_PORTS } from '../ports.ts';
import { CLOCK_MOVED, test } from '../silent.ts';

// One course of two seats, from the minutes before its opening to the night after it, in consecutive journeys.

test.describe.configure({ mode: 'serial' });

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const API_TIMEOUT_MS = 120_000;
const SEATS = 2;
const OFFERED = '자리가 배정되었습니다.';

const folder = mkdtempSync(join(tmpdir(), 'portal-line-'));
const clock = MovableClock.inTheMorning(join(folder, 'ahead'));
/** Day of the opening, at ten; visitors come twenty minutes earlier. */
const day = clock.today;
const opening = seoulInstant(day, '10:00').getTime();
const passUntil = (time: number) => clock.advance(Math.max(0, time - clock.now()));

let portal: Portal;
let close: (() => Promise<void>) | undefined;
let educationNo: number;
const contexts: BrowserContext[] = [];

interface Visitor extends Person {
  page: Page;
}
let visitors: Visitor[];
/** Visitors drawn first, and the others in order. */
let winners: Visitor[];
let waiting: Visitor[];

test.beforeAll(async ({ browser }) => {
  clock.moveTo(day, '09:40');
  const environment = { ...LINE_PORTS, ...clock.environment, CODE_SENDS_PER_ADDRESS: '3000' };
  ({ portal, close } = await startOwnPortal({ environment, argumentsOf: clock.argumentsOf }));
  educationNo = await offerCourse(await openPage(browser));
  visitors = [];
  for (let count = 0; count < 4; count += 1) {
    const page = await openPage(browser);
    visitors.push({ page, ...(await newMember((await openPage(browser)).request)) });
  }
});
test.afterAll(async () => {
  // Open pages would request a stopped server.
  for (const context of contexts) await context.close();
  await close?.();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a separate browser. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' });
  contexts.push(context);
  return context.newPage();
}

async function offerCourse(desk: Page): Promise<number> {
  await enterByLink(desk, 'demo-courses', portal.url);
  const course = {
    title: '두 자리 특강',
    rating: 2,
    eduType: 1,
    eduDate: addDays(day, 30),
    lastDay: addDays(day, 30),
    time: '10:00',
    address: '서울특별시 중구 세종대로 110',
    capacity: SEATS,
    price: 0,
    applyStartDay: day,
    applyStartTime: '10:00',
    applyEndDay: addDays(day, 20),
    applyEndTime: '18:00',
    reStartDate: day,
    reEndDate: addDays(day, 28),
    percent: 100,
    reStartDate2: addDays(day, 29),
    reEndDate2: addDays(day, 29),
    percent2: 80,
  };
  const made = await post(desk.request, '/api/office/courses', { course }, (await storedToken(desk)) ?? '');
  expect(made.code, made.message).toBe(1);
  return Number(made.entity);
}

const line = () => `/manager/line?educationNo=${educationNo}`;
/** First line of the box with the own position. */
const place = (page: Page) => page.getByRole('region', { name: '내 순번' }).getByRole('paragraph').first();
/** Status read out by a screen reader. */
const heard = (page: Page) => page.getByRole('main').getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Checks a phone and a desktop while the page keeps a request to the API open. */
async function expectInOrder(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // A link half below the header counts as too small a target.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findingsNow(page), `axe at ${width} px`).toEqual([]);
    expect(await overflowOf(page), `it scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
/** Checks that a member who has not joined reads so, and has the button on the first screen of a small phone. */
async function expectToJoinFirst(page: Page): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('region', { name: '대기 신청' })).toContainText('아직 대기 신청 전입니다.');
    await expect(page.getByText('아직 대기 신청 전입니다.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: '대기 신청' })).toBeInViewport({ ratio: 1 });
  }
}
/** Marks the document, to check that it is never reloaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

test('members enter the queue before the opening: from an open page, as a guest who logs in, by the address', async ({
  console,
}) => {
  console.provokes(CLOCK_MOVED);
  const [first, guest, ...others] = visitors as [Visitor, Visitor, ...Visitor[]];
  await signIn(first.page, first.userId);
  // A phone whose clock is hours off; ten minutes pass on it while the page is open.
  await first.page.clock.install({ time: clock.now() + 180 * MINUTE_MS });
  await first.page.goto(`/manager/edu/apply/view?educationNo=${educationNo}`);
  await expect(first.page.getByText(/10:00에 추첨으로 순서를 정합니다/)).toBeVisible();
  await mark(first.page);
  passUntil(opening - 9 * MINUTE_MS);
  await first.page.clock.fastForward('11:05');
  await expect(first.page.getByRole('button', { name: '대기 신청' })).toBeVisible();
  await expectSameDocument(first.page);

  await guest.page.goto(`/manager/info?educationNo=${educationNo}`);
  await guest.page.getByRole('link', { name: '대기 신청' }).click();
  await answer(guest.page, '로그인시 접근가능합니다.', '로그인');
  await trySignIn(guest.page, guest.userId);
  await guest.page.waitForURL((url) => url.pathname === '/manager/line');
  for (const { page, userId } of others) {
    await signIn(page, userId);
    await page.goto(line());
  }
  await expectToJoinFirst(guest.page);
  await expectInOrder(guest.page);
  // A visitor who entered the queue within the last minute counts as present at the opening.
  passUntil(opening - 55 * SECOND_MS);
  for (const { page } of visitors) {
    await mark(page);
    await press(page, '대기 신청');
    await expect(place(page)).toHaveText('대기 신청을 마쳤습니다. 순서는 추첨으로 정해집니다.');
  }
  await expect(first.page.getByText(/10:00에 추첨으로 정하고/)).toBeVisible();
  await expect(first.page.getByRole('timer', { name: '현재 시각' })).toContainText(/09:5\d:\d\d$/);
  await expect(first.page).toHaveTitle(/^오늘 10:00 추첨/);
  passUntil(opening);
});

test('at the opening the lot is drawn in the open tabs; a latecomer is last', async ({ browser }) => {
  for (const { page } of visitors) await expect(place(page)).toHaveText(/자리가 배정되었습니다|맨 앞에서|내 앞에 1명/);
  const words = await Promise.all(visitors.map(({ page }) => place(page).innerText()));
  const saying = (text: RegExp) => visitors.filter((_visitor, index) => text.test(words[index] ?? ''));
  winners = saying(/배정/);
  waiting = [...saying(/맨 앞/), ...saying(/1명/)];
  expect([winners.length, waiting.length]).toEqual([SEATS, 2]);
  for (const { page } of visitors) await expectSameDocument(page);

  const late = { page: await openPage(browser), ...(await newMember((await openPage(browser)).request)) };
  await signIn(late.page, late.userId);
  await late.page.goto(line());
  await press(late.page, '대기 신청');
  await expect(place(late.page)).toHaveText('내 앞에 2명이 있습니다.');
  await expect(late.page.getByText('0명 (정원 2명) · 신청서 작성 중 2명')).toBeVisible();
  await expect(late.page).toHaveTitle(/^2명 앞/);
  await expectInOrder(late.page);
  waiting.push(late);
});

test('who has a seat fills in the form; one that is let go comes to the next, in both open tabs', async () => {
  const [{ page }, other] = winners as [Visitor, Visitor];
  const [next] = waiting as [Visitor];
  await page.getByRole('link', { name: '신청서 작성' }).click();
  await expect(page.getByRole('timer', { name: /남은 시간/ })).toHaveText(/^\d분 \d+초$/);
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/개인정보 수집·이용에 동의/).check();
  await expectInOrder(page);
  await page.getByRole('button', { name: '신청하기' }).click();
  await page.getByRole('dialog', { name: '교육 신청 내용 확인' }).getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '교육 신청 완료' })).toBeVisible();

  // The same queue entry in a second tab.
  const beside = await next.page.context().newPage();
  await beside.goto(line());
  await expect(place(beside)).toHaveText('맨 앞에서 기다리고 계십니다.');
  await expectInOrder(other.page);
  await press(other.page, '자리 포기하기');
  await answer(other.page, '되돌릴 수 없습니다', '예, 포기합니다');
  await expect(place(other.page)).toHaveText('배정된 자리를 포기하셨습니다.');
  await expect(place(next.page)).toHaveText(OFFERED);
  await expect(heard(next.page)).toContainText(`${OFFERED} 오늘 10:1`);
  await expect(next.page).toHaveTitle(/^자리 배정, 오늘 10:1/);
  await expectSameDocument(next.page);
  await expect(place(beside)).toHaveText(OFFERED);
  await beside.close();
});

test('a queue entry survives an outage of an API and a section, a closed tab and another device', async ({
  browser,
  console,
}) => {
  console.provokes(/status of 50\d .*\/(api|remotes)\//, /Refused to execute script .*\/remotes\//);
  const [, second, late] = waiting as [Visitor, Visitor, Visitor];
  await expect(place(second.page)).toHaveText('맨 앞에서 기다리고 계십니다.');
  await portal.stop('api', 'mf-manager');
  await expect(heard(second.page)).toHaveText('연결이 끊겨 다시 잇고 있습니다. 순서는 그대로입니다.');
  await expectInOrder(second.page);
  portal.start('api', 'mf-manager');
  await portal.ready(['api', 'mf-manager'], API_TIMEOUT_MS);
  await expect(heard(second.page)).toHaveText('맨 앞에서 기다리고 계십니다.');
  await expectSameDocument(second.page);

  await late.page.close();
  late.page = await openPage(browser);
  await late.page.goto(line());
  await answer(late.page, '로그인시 접근가능합니다.', '로그인');
  await trySignIn(late.page, late.userId);
  await answer(late.page, '다른 기기에서 로그인 중입니다.', '예');
  await expect(place(late.page)).toHaveText('내 앞에 1명이 있습니다.');
});

test('an expired offer goes to the next; a seat released at night is offered in the morning', async () => {
  const [first, second, late] = waiting as [Visitor, Visitor, Visitor];
  await first.page.getByRole('link', { name: '신청서 작성' }).click();
  await first.page.getByLabel(/^요청 사항/).fill('늦을 수 있습니다');
  passUntil(clock.now() + 11 * MINUTE_MS);
  await expect(first.page.getByRole('paragraph').filter({ hasText: '배정된 자리가 없어졌습니다.' })).toBeVisible();
  await expect(first.page.getByLabel(/^요청 사항/)).toHaveValue('늦을 수 있습니다');
  await first.page.getByRole('link', { name: '대기 순번 보기' }).click();
  await expect(place(first.page)).toHaveText('배정된 자리의 신청 기한이 지나 다음 분께 넘어갔습니다.');
  await expect(place(second.page)).toHaveText(OFFERED);

  // The last visitor's page is closed, and the seat becomes free at night, before the unused sessions end.
  await late.page.goto('/main');
  passUntil(seoulInstant(day, '21:30').getTime());
  await press(second.page, '자리 포기하기');
  await answer(second.page, '되돌릴 수 없습니다', '예, 포기합니다');
  await late.page.goto('/sign/me');
  const tasks = late.page.getByRole('list', { name: '지금 하실 일' });
  await expect(tasks).toContainText('두 자리 특강');
  await late.page.getByRole('region', { name: '대기 순번' }).getByRole('link', { name: '두 자리 특강' }).click();
  await expect(place(late.page)).toHaveText(OFFERED);
  // A page that was open before the seat was offered also announces it.
  const until = `${formatDate(addDays(day, 2))} 19:00까지 신청서를 내주세요`;
  await expect(late.page.getByRole('listitem').filter({ hasText: until })).toBeVisible();
  await expectInOrder(late.page);
});
