import { expect, type Page } from '@playwright/test';
import { goTo } from '../frame.ts';
import type { EmptyAssociation } from './EmptyAssociation.ts';

/** Actions of an employee on the office's pages. */

export const PLACE = '서울특별시 중구 세종대로 110';

/** Days from an exam to the announcement of its results. */
export const RESULTS_AFTER_DAYS = 7;

/** Values of a journey's course or exam, by the labels of the form. */
type Typed = Record<string, string>;

/** Opens a page of the office through its menu. */
export async function goInOffice(page: Page, entry: string): Promise<void> {
  await goTo(page, '/office');
  await page
    .getByRole('navigation', { name: '사무국 메뉴' })
    .getByRole('link', { name: new RegExp(`^${entry}( \\d+ 건 대기)?$`) })
    .click();
}

async function fillForm(page: Page, typed: Typed): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    const field = page.getByLabel(new RegExp(`^${label.replace(/[()%]/g, '\\$&')}( \\(필수\\))?$`));
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Enters the subjects of an exam, with the suggested marks. */
async function fillSubjects(page: Page, { subjects }: Judged): Promise<void> {
  for (const [index, name] of subjects.entries()) {
    await page.getByRole('button', { name: '과목 더하기' }).click();
    await page
      .getByRole('group', { name: `${index + 1}과목` })
      .getByLabel('과목 이름')
      .fill(name);
  }
}

/** Makes and publishes a course or exam that is not open for applications yet; ends on its page. */
async function make(page: Page, noun: '교육' | '시험', typed: Typed, judged?: Judged): Promise<void> {
  await goInOffice(page, noun);
  await page.getByRole('link', { name: `${noun} 만들기` }).click();
  await fillForm(page, typed);
  if (judged) await fillSubjects(page, judged);
  await page.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(page.getByText('저장했습니다.')).toBeVisible();
  await page.getByRole('button', { name: '게시하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '게시하기' }).click();
  await expect(page.getByText('게시했습니다. 이제 방문자에게 보입니다.')).toBeVisible();
}

export interface Offered {
  title: string;
  /** Day of the association on which it takes place, at 10:00. */
  day: number;
  seats: number;
  price: number;
}

/** An exam that requires proof of eligibility and is judged by scores. */
interface Judged {
  subjects: readonly string[];
}

/** As in the terms: a full refund until the day before, and four fifths on the day. */
const refundWindows = (association: EmptyAssociation, day: number): Typed => ({
  '첫째 기간 첫날': association.day(0),
  '첫째 기간 마지막 날': association.day(day - 1),
  '둘째 기간 첫날': association.day(day),
  '둘째 기간 마지막 날': association.day(day),
});

const placeAndPeriod = (association: EmptyAssociation, { day, seats, price }: Offered): Typed => ({
  장소: PLACE,
  '정원 (명)': String(seats),
  '금액 (원)': String(price),
  '신청 시작일': association.day(day - 1),
  '신청 마감일': association.day(day - 1),
  ...refundWindows(association, day),
});

export async function makeCourse(page: Page, association: EmptyAssociation, course: Offered): Promise<void> {
  const day = association.day(course.day);
  await make(page, '교육', {
    교육명: course.title,
    교육일: day,
    '마지막 날': day,
    ...placeAndPeriod(association, course),
  });
}

export async function makeExam(
  page: Page,
  association: EmptyAssociation,
  exam: Offered,
  judged: Judged,
): Promise<void> {
  const typed = {
    시험명: exam.title,
    회차: '1',
    시험일: association.day(exam.day),
    '합격자 발표일': association.day(exam.day + RESULTS_AFTER_DAYS),
    '응시 자격 증빙': '1',
    ...placeAndPeriod(association, exam),
  };
  await make(page, '시험', typed, judged);
}

/** Opens applications from now on, on the page of the course or exam. */
export async function openApplying(page: Page, lastDay: string): Promise<void> {
  await page.getByRole('button', { name: '신청 받기' }).click();
  const dialog = page.getByRole('dialog', { name: '신청 받기' });
  await dialog.getByRole('textbox', { name: /^마감일/ }).fill(lastDay);
  await dialog.getByLabel('사유').fill('준비를 마쳤습니다.');
  await dialog.getByRole('button', { name: '지금부터 받기' }).click();
  await expect(page.getByText('지금부터 신청을 받습니다.')).toBeVisible();
}

/** Opens a course or exam from its list. */
export async function openOffering(page: Page, noun: '교육' | '시험', title: string): Promise<void> {
  await goInOffice(page, noun);
  // The second one is a copy of it.
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('table', { name: '신청자' })).toBeVisible();
}

/** Enters the result of one applicant, on the page of the course or exam. */
export async function enterResult(page: Page, name: string, result: string): Promise<void> {
  await page.getByRole('button', { name: `${name} ${result}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `결과 입력: ${result}` });
  await dialog.getByRole('button', { name: '입력', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('결과를 입력했습니다.').last()).toBeVisible();
}
