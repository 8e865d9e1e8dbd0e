import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { takeAccount } from './accounts.ts';
import { answer, storedToken } from './frame.ts';
import { HOME } from './home.ts';

/** Password of every demo account and of every member that a journey makes. */
export const PASSWORD = 'Portal!2026';

interface Envelope {
  code: number;
  message: string;
  entity: unknown;
}

/** Number of the next person in this process; processes begin with distant numbers. */
let nextNumber = randomInt(1e8);

const CONSONANTS = 'bdghkmprtv';
/**
 * Letters instead of digits, so that no id breaks the rules on repetition and sequences (with n it could contain
 * `nop`).
 */
const spell = (digits: string) =>
  [...digits].map((digit, index) => `${CONSONANTS[Number(digit)] ?? 'b'}${index % 2 ? 'o' : 'a'}`).join('');

/** On a machine that stood still the API refuses calls for a moment, and has done nothing. */
const NOT_READY = 503;
const READY_WITHIN_MS = 30_000;

/** Calls the API as a browser does, with the csrf header; again if it was not ready. */
export async function post(
  request: APIRequestContext,
  path: string,
  data: Record<string, unknown>,
  session = '',
): Promise<Envelope & { token: string }> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': token, ...(session && { Authorization: session }) };
  const send = () => request.post(path, { data, headers });
  let answer = await send();
  await expect(async () => {
    if (answer.status() === NOT_READY) answer = await send();
    expect(answer.status()).not.toBe(NOT_READY);
  }).toPass({ timeout: READY_WITHIN_MS });
  return { ...((await answer.json()) as Envelope), token: answer.headers().authorization ?? '' };
}

export interface Person {
  userId: string;
  name: string;
  /** Digits only. */
  userPhone: string;
}

/** A person who is not a member yet, with a unique id and phone. */
export function newPerson(name = '한걸음'): Person {
  nextNumber = (nextNumber + 1) % 1e8;
  const digits = String(nextNumber).padStart(8, '0');
  return { userId: spell(digits.slice(-7)), name, userPhone: `010${digits}` };
}

/** Joins a new member through the API, with a phone verified by the demo's code. */
export async function newMember(request: APIRequestContext, called?: string): Promise<Person> {
  const member = newPerson(called);
  await request.get('/api/home/main/getListBoxSite?limit=1');
  const phone = { name: member.name, userPhone: member.userPhone };
  const sent = await post(request, '/api/auth/send', { ...phone, purpose: 'join' });
  expect(sent.code, sent.message).toBe(1);
  const matched = await post(request, '/api/auth/match', { ...phone, code: sent.entity });
  expect(matched.code, matched.message).toBe(1);
  const joined = await post(request, '/api/user/join', {
    ...member,
    userPw: PASSWORD,
    applicationId: 'site',
    userBirth: '19660302',
    email: `${member.userId}@example.com`,
    postCode: '04524',
    userAddress: '서울특별시 중구 세종대로 110',
    userAddress2: '3층',
    industryType: 1,
    agreeTerms: true,
    agreePrivacy: true,
    agreeMarketing: false,
  });
  expect(joined.code, joined.message).toBe(1);
  // Joining logs in; without this logout the test's browser would be asked about a live session elsewhere.
  await post(request, '/api/user/logout', {}, joined.token);
  return member;
}

/**
 * A new member who is logged in through the API only.
 * @returns the token of the session
 */
export async function newSession(request: APIRequestContext): Promise<string> {
  const { userId } = await newMember(request);
  const { token } = await post(request, '/api/user/login', { userId, userPw: PASSWORD, applicationId: 'site' });
  return token;
}

/** Fills in the open login form, and sends it. */
export async function trySignIn(page: Page, userId: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(userId);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
}

/** Members and links that every portal with demo content has. */
const OF_THE_DEMO = /^((member|student)\d\d$|demo-)/;

/** Logs in through the page. */
export async function signIn(page: Page, userId: string, password = PASSWORD, portal = ''): Promise<void> {
  const isOfTheDemo = OF_THE_DEMO.test(userId);
  if (isOfTheDemo && !portal) takeAccount(userId);
  await page.goto(`${portal}/sign/in`);
  await trySignIn(page, userId, password);
  if (isOfTheDemo) await endSessionElsewhere(page);
  await page.waitForURL(HOME);
}

/** Confirms ending the session that an earlier journey in this member's file has left open. */
async function endSessionElsewhere(page: Page): Promise<void> {
  await page.waitForURL((url) => HOME.test(url.href) || url.hash === '#ma');
  if (HOME.test(page.url())) return;
  await answer(page, '다른 기기에서 로그인 중입니다.', '예');
}

/** Ends a page's session, so that the next journey can log the same member in. */
export async function leave(page: Page): Promise<void> {
  await post(page.request, '/api/user/logout', {}, (await storedToken(page)) ?? '');
}

/** Logs in an employee of the demo by a link, optionally on the journey's own portal. */
export async function enterByLink(page: Page, link = 'demo-admin', portal = ''): Promise<void> {
  if (!portal && OF_THE_DEMO.test(link)) takeAccount(link);
  await page.goto(`${portal}/intro?authorization=${link}`);
  await page.waitForURL(HOME);
}
