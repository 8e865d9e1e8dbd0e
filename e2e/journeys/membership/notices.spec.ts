import { expect, type Page } from '@playwright/test';
import { seoulTime } from '@portal/shared/time';
import { findings } from '../../accessibility/findings.ts';
import { apply, findCourse } from '../../course.ts';
import { answer } from '../../frame.ts';
import { newMember, signIn } from '../../member.ts';
import { test } from '../../silent.ts';

/** What the demo's SMS gateway and mail service would have sent. */
const SENT = '/api/message/sandbox';
/** Two jobs of ten seconds each, on a machine that does other things too. */
const SENT_WITHIN_MS = 45_000;

const isNight = () => seoulTime(new Date()) >= '21:00' || seoulTime(new Date()) < '08:00';
const received = (page: Page) => page.getByRole('list', { name: '받은 알림' }).getByRole('article');

test('a member who applied is told of it on the own page and by SMS, and switches mail and the reminder off', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await signIn(page, member.userId);
  const course = await findCourse(request, ({ price, seatsLeft }) => price === 0 && seatsLeft > 0);
  await apply(page, course);
  await page.waitForURL('**/manager/edu/apply/done*');

  await page.goto('/sign/me');
  await expect(received(page)).toHaveCount(1);
  await expect(received(page)).toContainText('신청이 완료되었습니다.');
  await expect(received(page)).toContainText(course.title);
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
    .getByRole('link', { name: /^바로 가기/ })
    .click();
  await page.waitForURL('**/manager/edu/register/view?userExaminationNo=*');
  await expect(page.getByRole('main')).toContainText(course.title);

  const sent = async () => (await (await request.get(SENT)).text()).split('<li>').slice(1);
  const toMember = async () =>
    (await sent()).filter((message) => message.includes(member.userPhone) && message.includes('신청이 완료'));
  // At night nothing goes out but codes, and the notice waits.
  if (isNight()) expect(await toMember()).toEqual([]);
  else await expect.poll(async () => (await toMember()).length, { timeout: SENT_WITHIN_MS }).toBe(1);
});
