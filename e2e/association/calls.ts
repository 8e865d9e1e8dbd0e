import { expect, type Page } from '@playwright/test';
import { storedToken } from '../frame.ts';
import { PASSWORD, post, type Person } from '../member.ts';
import type { EmptyAssociation } from './EmptyAssociation.ts';
import { PLACE, RESULTS_AFTER_DAYS, type Offered } from './office.ts';

/** What is done at the API alone, where its page is not what a journey looks at. */

async function sendWith(session: string, page: Page, path: string, data: Record<string, unknown>): Promise<unknown> {
  const { code, message, entity } = await post(page.request, path, data, session);
  expect(code, `${path}: ${message}`).toBe(1);
  return entity;
}

/** Sends a call with the session that the page has, and expects that it is done. @returns its entity */
export async function send(page: Page, path: string, data: Record<string, unknown>): Promise<unknown> {
  return sendWith((await storedToken(page)) ?? '', page, path, data);
}

/** Sends a call with a session of its own, which the page knows nothing of. @returns its entity */
export async function sendAs(
  page: Page,
  { userId }: Person,
  path: string,
  data: Record<string, unknown>,
): Promise<unknown> {
  const { token } = await post(page.request, '/api/user/login', { userId, userPw: PASSWORD, applicationId: 'site' });
  return sendWith(token, page, path, data);
}

/** Money goes back whole until the day before the last one, and by four fifths on that one. */
const commonForm = (association: EmptyAssociation, { day, seats, price }: Offered) => ({
  rating: 2,
  time: '10:00',
  address: PLACE,
  capacity: seats,
  price,
  applyStartDay: association.day(0),
  applyStartTime: '00:00',
  applyEndDay: association.day(day - 1),
  applyEndTime: '23:59',
  reStartDate: association.day(0),
  reEndDate: association.day(day - 2),
  percent: 100,
  reStartDate2: association.day(day - 1),
  reEndDate2: association.day(day - 1),
  percent2: 80,
});

/** Offers a course that people can apply for already. @returns its number */
export async function offerCourse(desk: Page, association: EmptyAssociation, course: Offered): Promise<number> {
  const day = association.day(course.day);
  const form = { ...commonForm(association, course), title: course.title, eduType: 1, eduDate: day, lastDay: day };
  return Number(await send(desk, '/api/office/courses', { course: form }));
}

/** Offers an exam like a course. @returns its number */
export async function offerExam(desk: Page, association: EmptyAssociation, exam: Offered): Promise<number> {
  const day = association.day(exam.day);
  const form = {
    ...commonForm(association, exam),
    examinationName: exam.title,
    year: Number(day.slice(0, 4)),
    rounds: 1,
    part: '필기',
    examDate: day,
    passDate: association.day(exam.day + RESULTS_AFTER_DAYS),
    passTime: '10:00',
  };
  return Number(await send(desk, '/api/office/exams', { exam: form }));
}

/** Confirms the only fee that the office waits for, as paid on that day. */
export async function confirmOnlyFee(desk: Page, day: string): Promise<void> {
  const fees = await desk.request.get('/api/office/fees?need=transfer', {
    headers: { Authorization: (await storedToken(desk)) ?? '' },
  });
  const { entity } = (await fees.json()) as { entity: { list: { certificateNo: number }[] } };
  expect(entity.list).toHaveLength(1);
  await send(desk, '/api/office/fees/confirm', { certificateNo: entity.list[0]?.certificateNo, day });
}
