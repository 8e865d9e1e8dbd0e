import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { DaytimePortal } from '../../clock/DaytimePortal.ts';
import { answer, unfoldGroup } from '../../frame.ts';
import { enterByLink, newMember, signIn, type Person } from '../../member.ts';
import { BULLETIN_PORTS } from '../../ports.ts';
import { test } from '../../silent.ts';

/** Advertisements are sent in the daytime only, so the API has a movable clock. */

/** Messages that the demo's SMS gateway would have sent. */
const SENT = '/api/message/sandbox';
/** Two jobs of ten seconds each, on a busy machine. */
const SENT_WITHIN_MS = 90_000;
const LINK = /\/sign\/refuse\?code=[\w-]+/;

let portal: DaytimePortal;

test.beforeAll(async () => {
  portal = await DaytimePortal.start(BULLETIN_PORTS);
});
test.afterAll(() => portal.close());

/** Sent messages to a phone that contain a title. */
async function sentTo(request: APIRequestContext, { userPhone }: Person, title: string): Promise<string[]> {
  const messages = (await (await request.get(SENT)).text()).split('<li>').slice(1);
  return messages.filter((message) => message.includes(userPhone) && message.includes(title));
}

async function agree(page: Page): Promise<void> {
  await page.goto('/sign/me/profile');
  await unfoldGroup(page, '마케팅');
  await page.getByRole('checkbox', { name: /마케팅 정보 수신/ }).check();
  await page.getByRole('button', { name: '저장' }).click();
  await answer(page, /./, '확인');
}

/** Writes a message, looks at its preview and sends it. Returns the number of its recipients. */
async function send(office: Page, title: string): Promise<number> {
  await office.goto('/office/bulletins/write');
  await office.getByLabel('제목').fill(title);
  await office.getByRole('textbox', { name: /^내용/ }).fill('접수를 시작합니다.');
  await office.getByLabel('자세히 볼 화면').fill('/manager/edu/apply');
  await office.getByLabel('업소가 있는 지역').fill('서울');
  expect(await findings(office)).toEqual([]);
  await office.getByRole('button', { name: '저장하고 미리 보기' }).click();
  await expect(office.getByText(new RegExp(`^\\(광고\\)\\[.+\\] ${title}`))).toBeVisible();
  await expect(office.getByText(/무료수신거부 080-/)).toBeVisible();
  expect(await findings(office)).toEqual([]);
  await office.getByRole('button', { name: '보내기', exact: true }).click();
  const button = office
    .getByRole('dialog', { name: '광고 메시지 보내기' })
    .getByRole('button', { name: /명에게 보내기/ });
  const recipients = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  await button.click();
  await expect(office.getByRole('heading', { name: '보낸 문자' })).toBeVisible();
  return recipients;
}

test('a member who agreed gets a message, refuses by its link without a login, and gets no second one', async ({
  browser,
}) => {
  const page = await portal.openPage(browser);
  const { request } = (await portal.openPage(browser)).context();
  const member = await newMember(request);
  await signIn(page, member.userId);
  await agree(page);

  const office = await portal.openPage(browser);
  await enterByLink(office, 'demo-admin', portal.url);
  const first = await send(office, '첫 특강');
  await expect.poll(() => sentTo(request, member, '첫 특강'), { timeout: SENT_WITHIN_MS }).toHaveLength(1);
  const [message = ''] = await sentTo(request, member, '첫 특강');
  expect(message).toContain('(광고)[');

  const phone = await portal.openPage(browser, { viewport: { width: 390, height: 844 } });
  await phone.goto(LINK.exec(message)?.[0] ?? '');
  await expect(phone).toHaveURL(/\/sign\/refuse$/);
  expect(await findings(phone)).toEqual([]);
  await phone.getByRole('button', { name: '수신거부' }).click();
  await expect(phone.getByText('광고 메시지를 보내지 않습니다.')).toBeVisible();
  expect(await findings(phone)).toEqual([]);
  await page.goto('/sign/me/account');
  await expect(page.getByText(/메시지의 수신거부 링크/)).toBeVisible();

  expect(await send(office, '둘째 특강')).toBe(first - 1);
  await office.goto('/office/bulletins');
  const row = office.getByRole('row').filter({ hasText: '둘째 특강' });
  await expect(async () => {
    await office.reload();
    await expect(row.getByText('보냄', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: SENT_WITHIN_MS });
  expect(await sentTo(request, member, '둘째 특강')).toEqual([]);
});
