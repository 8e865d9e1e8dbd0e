import { expect, type Page } from '@playwright/test';
import { storedToken } from '../frame.ts';
import { PASSWORD, post, type Person } from '../member.ts';
import type { EmptyAssociation } from './EmptyAssociation.ts';
import { PLACE, RESULTS_AFTER_DAYS, type Offered } from './office.ts';

/** Actions through the API alone, where a journey does not need the page. */

async function sendWith(session: string, page: Page, path: string, data: Record<string, unknown>): Promise<unknown> {
  const { code, message, entity } = await post(page.request, path, data, session);
  expect(code, `${path}: ${message}`).toBe(1);
  return entity;
}

/** Sends a call with the page's session and expects success. @returns its entity */
export async function send(page: Page, path: string, data: Record<string, unknown>): Promise<unknown> {
  return sendWith((await storedToken(page)) ?? '', page, path, data);
}

/** Sends a call with a separate session unknown to the page. @returns its entity */
export async function sendAs(
  page: Page,
  { userId }: Person,
  path: string,
  data: Record<string, unknown>,
): Promise<unknown> {
  const { token } = await post(page.request, '/api/user/login', { userId, userPw: PASSWORD, applicationId: 'site' });
  return sendWith(token, page, path, data);
}

/** A full refund until the day before, and four fifths on the day. */
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
  reEndDate: association.day(day - 1),
  percent: 100,
  reStartDate2: association.day(day),
  reEndDate2: association.day(day),
  percent2: 80,
});

/** Creates a course that is open for applications. @returns its number */
export async function offerCourse(desk: Page, association: EmptyAssociation, course: Offered): Promise<number> {
  const day = association.day(course.day);
  const form = { ...commonForm(association, course), title: course.title, eduType: 1, eduDate: day, lastDay: day };
  return Number(await send(desk, '/api/office/courses', { course: form }));
}

/** Creates an exam in the same way. @returns its number */
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

/** Confirms the only awaited fee as paid on that day. */
export async function confirmOnlyFee(desk: Page, day: string): Promise<void> {
  const fees = await desk.request.get('/api/office/fees?need=transfer', {
    headers: { Authorization: (await storedToken(desk)) ?? '' },
  });
  const { entity } = (await fees.json()) as { entity: { list: { certificateNo: number }[] } };
  expect(entity.list).toHaveLength(1);
  await send(desk, '/api/office/fees/confirm', { certificateNo: entity.list[0]?.certificateNo, day });
}
