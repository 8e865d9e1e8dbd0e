import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { addDays } from '@portal/shared/time';
import { findings } from '../../accessibility/findings.ts';
import { overflowOf } from '../../accessibility/overflowOf.ts';
import { storedToken } from '../../frame.ts';
import { enterByLink, newSession, post } from '../../member.ts';
import { test } from '../../silent.ts';
import { todayOf } from '../../today.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function expectNothingWrong(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await findings(page)).toEqual([]);
  }
}

/** Creates a free course with one seat through the API as the page's employee. */
async function offerCourse(page: Page, title: string): Promise<number> {
  const today = await todayOf(page.request);
  const day = addDays(today, 30);
  const course = {
    ...{ title, rating: 2, eduType: 1, price: 0, capacity: 1, address: '서울특별시 중구 세종대로 110' },
    ...{ eduDate: day, lastDay: day, time: '10:00' },
    ...{ applyStartDay: today, applyStartTime: '00:00', applyEndDay: addDays(today, 7), applyEndTime: '23:59' },
    ...{ reStartDate: today, reEndDate: addDays(day, -1), percent: 100 },
    ...{ reStartDate2: day, reEndDate2: day, percent2: 80 },
  };
  const made = await post(page.request, '/api/office/courses', { course }, (await storedToken(page)) ?? '');
  expect(made.code, made.message).toBe(1);
  return Number(made.entity);
}

/**
 * Adds two members: one has the only seat, the other waits.
 * @returns session of the waiting one
 */
async function fillCourse(request: APIRequestContext, educationNo: number): Promise<string> {
  const seated = await newSession(request);
  expect(await post(request, '/api/home/manager/postIntEdu', { educationNo }, seated)).toMatchObject({ code: 1 });
  const waiting = await newSession(request);
  expect(await post(request, '/api/home/manager/postIntLine', { educationNo }, waiting)).toMatchObject({ code: 1 });
  return waiting;
}

test('an employee opens a queue and adds a seat, which is offered to the waiting member, and the log shows no reordering', async ({
  page,
  request,
}) => {
  await enterByLink(page, 'demo-line-office');
  const title = `대기 순번 여정 과정 ${Date.now()}`;
  const educationNo = await offerCourse(page, title);
  const waiting = await fillCourse(request, educationNo);

  await page.goto(`/office/courses?keyword=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('대기 1명');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('link', { name: '대기 순번 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '대기 순번' })).toBeVisible();
  const place = page.getByRole('row', { name: /^1번째/ });
  await expect(place).toContainText('대기 중');
  await expectNothingWrong(page);

  await page.getByRole('button', { name: '대기 열기' }).click();
  const opening = page.getByRole('dialog', { name: '대기 열기' });
  await expect(opening).toContainText('지금 기다리는 분의 순서와 배정된 자리는 그대로입니다.');
  await expectNothingWrong(page);
  await opening.getByLabel('사유').fill('문의가 많음');
  await opening.getByRole('button', { name: '대기 열기' }).click();
  await expect(page.getByText('대기 순번으로만 신청 받음')).toBeVisible();

  await page.getByRole('button', { name: '자리 늘리기' }).click();
  const adding = page.getByRole('dialog', { name: '자리 늘리기' });
  await adding.getByLabel(/^늘릴 자리 수/).fill('0');
  await adding.getByLabel('사유').fill('넓은 강의실로 옮김');
  await adding.getByRole('button', { name: '자리 늘리기' }).click();
  await expect(adding.getByText('자리를 1개 이상 입력해주세요.')).toBeVisible();
  await adding.getByLabel(/^늘릴 자리 수/).fill('1');
  await expect(adding).toContainText('기다리는 순서대로 1분께 바로 자리를 배정하고 알립니다.');
  await expectNothingWrong(page);
  await adding.getByRole('button', { name: '자리 늘리기' }).click();
  await expect(place).toContainText('자리 배정');

  // The member's action is shown without a reload.
  expect(await post(request, '/api/home/manager/postIntEdu', { educationNo }, waiting)).toMatchObject({ code: 1 });
  await expect(place).toContainText('신청함');
  await expect(page.getByText('정원 2명, 신청 2명, 남은 자리 0명')).toBeVisible();

  await page.getByRole('link', { name: '감사 기록 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '감사 기록' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([/^자리 늘리기/, /^대기 열기/, /^만들기/]);
  await expect(page.getByRole('row', { name: /자리 늘리기/ })).toContainText('자리 수: 1 · 배정한 자리: 1');
});
