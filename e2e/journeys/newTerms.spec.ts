import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { addDays } from '@portal/shared/time';
import type { Portal } from '../../launcher/portal.ts';
import { ROOT } from '../../launcher/root.ts';
import { findings } from '../accessibility/findings.ts';
import { overflowOf } from '../accessibility/overflowOf.ts';
import { MovableClock } from '../clock/MovableClock.ts';
import { findCourse } from '../course.ts';
import { startOwnPortal } from '../faults/ownPortal.ts';
import { storedToken } from '../frame.ts';
import { HOME } from '../home.ts';
import { newMember, PASSWORD, post, signIn } from '../member.ts';
import { TEXT_PORTS } from '../ports.ts';
import { test } from '../silent.ts';

/**
 * A version of the privacy policy that requires consent, and one of the terms to the members' disadvantage, in force
 * from tomorrow.
 */

test.describe.configure({ mode: 'serial' });
// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ADDED_TEXTS = join(import.meta.dirname, '../newTexts/addedTexts.ts');
const folder = mkdtempSync(join(tmpdir(), 'portal-new-terms-'));
const clock = MovableClock.inTheMorning(join(folder, 'ahead'));
const today = clock.today;
const TOMORROW = addDays(today, 1);
const CHANGES = '응시 자격을 확인하는 서류(경력 증명, 성적 증명)를 처리하는 항목에 더합니다.';
const TERMS_CHANGES = '자격증 발급 수수료를 미리 알리고 바꿀 수 있게 합니다.';
const dotted = (day: string) => day.replaceAll('-', '.');

/** Adds a copy of the text in force as an announced version, in force from a given day. */
function addVersion(name: string, effective: string, facts: Record<string, string | boolean>): void {
  const first = readFileSync(join(ROOT, 'association/texts', name, '2021-01-01.md'), 'utf8');
  const lines = Object.entries({ effective, ...facts }).map(([key, value]) => `${key}: ${value}`);
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, `${effective}.md`), first.replace('effective: 2021-01-01', lines.join('\n')));
}

let portal: Portal;
let close: (() => Promise<void>) | undefined;
const visits: BrowserContext[] = [];

test.beforeAll(async () => {
  addVersion('privacy', TOMORROW, {
    announced: addDays(today, -10),
    isDisadvantage: false,
    asksConsent: true,
    changes: CHANGES,
  });
  addVersion('terms', addDays(today, 20), {
    announced: addDays(today, -11),
    isDisadvantage: true,
    changes: TERMS_CHANGES,
  });
  const environment = { ...TEXT_PORTS, ...clock.environment, ADDED_TEXTS: folder, CODE_SENDS_PER_ADDRESS: '3000' };
  ({ portal, close } = await startOwnPortal({
    environment,
    argumentsOf: (process) =>
      process.name === 'api' ? ['--import', ADDED_TEXTS, ...clock.argumentsOf(process)] : clock.argumentsOf(process),
  }));
});
test.afterAll(async () => {
  for (const context of visits) await context.close();
  await close?.();
  rmSync(folder, { recursive: true, force: true });
});

async function visit(browser: Browser, viewport = { width: 1280, height: 900 }) {
  const context = await browser.newContext({ baseURL: portal.url, viewport, reducedMotion: 'reduce' });
  const api = await browser.newContext({ baseURL: portal.url });
  await context.addCookies([{ name: 'hide-popups', value: '1', url: portal.url }]);
  visits.push(context, api);
  const page = await context.newPage();
  return { page, request: api.request };
}

const asked = (page: Page) => page.getByRole('dialog', { name: '새 개인정보처리방침 안내' });
const consents = (page: Page) => page.getByRole('list', { name: '동의 기록' }).getByRole('listitem');

let userId = '';
let otherId = '';

test('announced changes are shown on the home page, and each member is notified', async ({ browser }) => {
  const { page, request } = await visit(browser, { width: 390, height: 844 });
  userId = (await newMember(request, '한동의')).userId;
  otherId = (await newMember(request, '한거절')).userId;
  await page.goto('/main');
  const announced = page.getByRole('region', { name: '약관과 방침의 변경' });
  await expect(announced).toContainText(`${dotted(TOMORROW)}부터 새 개인정보처리방침 내용이 적용됩니다.`);
  await expect(announced).toContainText(TERMS_CHANGES);
  expect(await findings(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await announced.getByText(/^다른 변경 \d+건 보기$/).click();
  await announced.getByRole('button', { name: '이용약관 내용 보기' }).first().click();
  const text = page.getByRole('dialog', { name: '이용약관' });
  await expect(text).toContainText('바뀐 약관에 동의하신 것으로 봅니다.');
  await expect(text).toContainText('제30조');
  expect(await findings(page)).toEqual([]);
});

test('after its day the next login requires consent, also by keyboard, and the consent is recorded', async ({
  browser,
}) => {
  const { page } = await visit(browser, { width: 390, height: 844 });
  clock.moveTo(TOMORROW, '09:00');
  await signIn(page, userId);
  const dialog = asked(page);
  await expect(dialog).toContainText(CHANGES);
  await expect(dialog.getByRole('heading', { name: '새 개인정보처리방침 안내' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);

  await dialog.getByRole('button', { name: '이전 내용 보기' }).click();
  const former = page.getByRole('dialog', { name: '개인정보처리방침', exact: true });
  await expect(former).toContainText('시행일 2021.01.01');
  await former.getByRole('button', { name: '확인' }).click();
  await expect(former).toHaveCount(0);

  const agree = dialog.getByRole('button', { name: '동의함' });
  await agree.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.goto('/sign/me/account');
  await expect(consents(page).first()).toContainText(`개인정보처리방침`);
  await expect(consents(page).first()).toContainText(`시행일 ${dotted(TOMORROW)} 내용`);
  await expect(consents(page)).toHaveCount(3);
  await page.reload();
  await expect(consents(page)).toHaveCount(3);
  await expect(dialog).toHaveCount(0);
});

test('a member who does not agree keeps everything, begins nothing new, and can agree later', async ({ browser }) => {
  const { page, request } = await visit(browser);
  await signIn(page, otherId);
  const dialog = asked(page);
  await dialog.getByRole('button', { name: '동의하지 않음' }).click();
  await expect(dialog).toContainText('동의하지 않으셔도 이미 하신 일은 그대로입니다.');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: '계속 이용하기' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: /마이페이지/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const { educationNo } = await findCourse(request, ({ price }) => price === 0);
  const token = (await storedToken(page)) ?? '';
  const refused = await post(page.request, '/api/home/manager/postIntEdu', { educationNo }, token);
  expect(refused.code).toBe(-1040);

  await page.goto('/sign/me/account');
  await page.getByRole('button', { name: '내용 보고 동의하기' }).click();
  await dialog.getByRole('button', { name: '동의함' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: '내용 보고 동의하기' })).toHaveCount(0);
  await expect(consents(page)).toHaveCount(3);
  const taken = await post(page.request, '/api/home/manager/postIntEdu', { educationNo }, token);
  expect(taken.code, taken.message).toBe(1);
});

test('a member who joins after the day has agreed to the new version, and is not asked again', async ({ browser }) => {
  const { page, request } = await visit(browser);
  const joined = await newMember(request, '한새로');
  await signIn(page, joined.userId);
  await page.goto('/sign/me/account');
  await expect(consents(page).filter({ hasText: '개인정보처리방침' })).toContainText(dotted(TOMORROW));
  await expect(asked(page)).toHaveCount(0);
});

test('a member who does not agree can log out', async ({ browser }) => {
  const { page, request } = await visit(browser);
  clock.moveTo(today, '12:00');
  const { userId: third } = await newMember(request, '한나감');
  clock.moveTo(TOMORROW, '12:00');
  await signIn(page, third, PASSWORD);
  await asked(page).getByRole('button', { name: '동의하지 않음' }).click();
  await asked(page).getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL(HOME);
  await expect.poll(() => storedToken(page)).toBeNull();
});
