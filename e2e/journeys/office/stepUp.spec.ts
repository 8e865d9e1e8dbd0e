import { createHmac } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { originOf, SHELL } from '@portal/shared/federation/apps';
import { startOwnPortal } from '../../faults/ownPortal.ts';
import { enterByLink } from '../../member.ts';
import { STEP_UP_PORTS } from '../../ports.ts';
import { test } from '../../silent.ts';

/** Second factors in the office. A demo asks for none, so that this portal has the setting. */

test.describe.configure({ mode: 'serial' });

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const address = originOf(SHELL, STEP_UP_PORTS);

let close: (() => Promise<void>) | undefined;
const visits: BrowserContext[] = [];

test.beforeAll(async () => {
  ({ close } = await startOwnPortal({ environment: { ...STEP_UP_PORTS, SECOND_FACTOR: '1' } }));
});
test.afterEach(() => Promise.all(visits.splice(0).map((visit) => visit.close())));
test.afterAll(async () => close?.());

/** Code of an authenticator app (RFC 6238) for the present step of time, or a later one. */
function codeOf(secret: string, stepsAhead = 0): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Enrols an app as an employee does; returns its secret. The code of the present step is used up by it. */
async function enrol(page: Page): Promise<string> {
  await page.goto(`${address}/office/security`);
  await page.getByRole('button', { name: '인증 앱 등록' }).click();
  const dialog = page.getByRole('dialog', { name: '인증 앱 등록' });
  await dialog.getByLabel('기기 이름').fill('업무용 휴대폰');
  await dialog.getByRole('button', { name: '다음' }).click();
  const key = dialog.locator('dd').first();
  await expect(key).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = (await key.innerText()).replaceAll(' ', '');
  await dialog.getByLabel('인증번호').fill(codeOf(secret));
  await dialog.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('row', { name: /업무용 휴대폰/ })).toBeVisible();
  return secret;
}

/** Requests the reset of a colleague's apps, or confirms the request of another. */
async function resetApps(page: Page, colleague: RegExp, action: string): Promise<void> {
  const link = page.getByRole('link', { name: colleague });
  await page.goto(`${address}/office/employees`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // They are listed by name, on more than one page.
  if ((await link.count()) === 0) await page.getByRole('button', { name: '2 쪽', exact: true }).click();
  await link.click();
  await page.getByRole('button', { name: '인증 앱 초기화' }).click();
  const dialog = page.getByRole('dialog', { name: '인증 앱 초기화' });
  await dialog.getByLabel('사유').fill('휴대폰을 잃어버렸고 전화로 본인을 확인했습니다.');
  await dialog.getByRole('button', { name: action }).click();
}

test('money goes out after a code of the app alone, and lost apps are reset by two colleagues', async ({
  browser,
  console,
}) => {
  // The employee whose apps were reset is logged out.
  console.provokes(/401|403/);
  const enter = async (link: string) => {
    const visit = await browser.newContext({ locale: 'ko-KR' });
    visits.push(visit);
    const page = await visit.newPage();
    await enterByLink(page, link, address);
    return page;
  };
  const owner = await enter('demo-admin2');
  const secret = await enrol(owner);

  // A new session has proved nothing.
  await enterByLink(owner, 'demo-admin2', address);
  await owner.goto(`${address}/office/cancellations`);
  const approve = owner.getByRole('button', { name: '승인' });
  await expect(approve.first()).toBeVisible();
  const waiting = await approve.count();
  await approve.first().click();
  const decision = owner.getByRole('dialog', { name: '취소 승인' });
  await decision.getByRole('button', { name: '승인', exact: true }).click();
  const proof = owner.getByRole('dialog', { name: '인증번호 확인' });
  await proof.getByLabel('인증번호').fill('000000');
  await proof.getByRole('button', { name: '확인' }).click();
  await expect(proof.getByText(/인증번호가 맞지 않습니다/)).toBeVisible();
  await proof.getByLabel('인증번호').fill(codeOf(secret, 1));
  await proof.getByRole('button', { name: '확인' }).click();
  await expect(proof).toHaveCount(0);
  await expect(decision).toHaveCount(0);
  await expect(approve).toHaveCount(waiting - 1);

  const first = await enter('demo-admin');
  await enrol(first);
  await resetApps(first, /admin2/, '초기화');
  await expect(first.getByText('혼자 처리할 수 없는 일이라 요청을 남겼습니다')).toBeVisible();
  const second = await enter('demo-admin7');
  await enrol(second);
  await resetApps(second, /admin2/, '두 번째 직원으로 초기화');
  await expect(second.getByText('등록한 인증 앱 0개.')).toBeVisible();
  await enterByLink(owner, 'demo-admin2', address);
  await owner.goto(`${address}/office/security`);
  await expect(owner.getByText('등록한 인증 수단이 없습니다.')).toBeVisible();
});
