import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { addDays } from '@portal/shared/time';
import { findings } from '../../accessibility/findings.ts';
import { DaytimePortal } from '../../clock/DaytimePortal.ts';
import { apply, findCourse } from '../../course.ts';
import { answer } from '../../frame.ts';
import { newMember, PASSWORD, post, signIn, type Person } from '../../member.ts';
import { NOTICE_PORTS } from '../../ports.ts';
import { test } from '../../silent.ts';

/** SMS are sent in the daytime only, so the API has a movable clock. */

test.describe.configure({ mode: 'serial' });

/** Messages that the demo's SMS gateway and mail service would have sent. */
const SENT = '/api/message/sandbox';
/** Two jobs of ten seconds each, on a busy machine. */
const SENT_WITHIN_MS = 90_000;

let portal: DaytimePortal;

test.beforeAll(async () => {
  portal = await DaytimePortal.start(NOTICE_PORTS);
});
test.afterAll(() => portal.close());

const received = (page: Page) => page.getByRole('list', { name: '받은 알림' }).getByRole('article');

/** Sent messages to a phone that contain these words, with their times, the newest first. */
async function sentTo(request: APIRequestContext, { userPhone }: Person, words: string): Promise<string[]> {
  const messages = (await (await request.get(SENT)).text()).split('<li>').slice(1);
  return messages.filter((message) => message.includes(userPhone) && message.includes(words));
}
const APPLIED = '신청이 완료';
const timeOf = (message = '') => /\d{4}\.\d\d\.\d\d \d\d:/.exec(message)?.[0];

const freeCourse = (request: APIRequestContext) =>
  findCourse(request, ({ price, seatsLeft }) => price === 0 && seatsLeft > 0);

test('a member is notified of an application on the own page and by SMS, and switches mail and the reminder off', async ({
  browser,
}) => {
  const page = await portal.openPage(browser);
  const { request } = (await portal.openPage(browser)).context();
  const member = await newMember(request);
  await signIn(page, member.userId);
  const course = await freeCourse(request);
  await apply(page, course);
  await page.waitForURL('**/manager/edu/apply/done*');

  await page.goto('/sign/me/notices');
  // The member joined in another browser.
  await expect(received(page)).toContainText(['신청이 완료되었습니다.', '새 기기에서 로그인했습니다.']);
  await expect(received(page).first()).toContainText(course.title);
  expect(await findings(page)).toEqual([]);

  const reminder = page.getByRole('checkbox', { name: '교육·시험 하루 전에 안내받기' });
  await expect(reminder).toBeChecked();
  await page.getByRole('checkbox', { name: '메일로 받기' }).uncheck();
  await reminder.press('Space');
  await page.getByRole('button', { name: '알림 받는 방법 저장' }).click();
  await answer(page, '변경되었습니다.', '확인');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: '메일로 받기' })).not.toBeChecked();
  await expect(reminder).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: '문자로 받기' })).toBeChecked();

  await received(page)
    .first()
    .getByRole('link', { name: /^바로 가기/ })
    .click();
  await page.waitForURL('**/manager/edu/register/view?userExaminationNo=*');
  await expect(page.getByRole('main')).toContainText(course.title);

  await expect.poll(async () => (await sentTo(request, member, APPLIED)).length, { timeout: SENT_WITHIN_MS }).toBe(1);
});

test('an event at night is on the own page at once, and sent by SMS in the morning', async ({ browser }) => {
  const page = await portal.openPage(browser);
  const { request } = (await portal.openPage(browser)).context();
  const { today } = portal.clock;
  portal.clock.moveTo(today, '21:30');
  const member = await newMember(request);
  const { token } = await post(request, '/api/user/login', {
    userId: member.userId,
    userPw: PASSWORD,
    applicationId: 'site',
  });
  const { educationNo } = await freeCourse(request);
  const applied = await post(request, '/api/home/manager/postIntEdu', { educationNo }, token);
  expect(applied.code, applied.message).toBe(1);
  await post(request, '/api/user/logout', {}, token);
  await signIn(page, member.userId);
  await page.goto('/sign/me/notices');
  await expect(received(page).filter({ hasText: '신청이 완료되었습니다.' })).toBeVisible();

  // The code of a new member is sent at night too.
  const later = await newMember(request);
  await expect.poll(async () => (await sentTo(request, later, '인증')).length, { timeout: SENT_WITHIN_MS }).toBe(1);
  expect(await sentTo(request, member, APPLIED)).toEqual([]);

  const morning = addDays(today, 1);
  portal.clock.moveTo(morning, '08:01');
  await expect
    .poll(async () => (await sentTo(request, member, APPLIED)).map(timeOf), { timeout: SENT_WITHIN_MS })
    .toEqual([`${morning.replaceAll('-', '.')} 08:`]);
});
