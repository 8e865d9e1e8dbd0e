import { expect } from '@playwright/test';
import { overflowOf } from '../accessibility/overflowOf.ts';
import { unfoldFilters } from '../frame.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

const DESK = 1024;
/** The default is 16 px. */
const LARGE_TEXT_PX = 32;

test('a guest looks through the months, narrows them to a region, and opens what is there', async ({ page }) => {
  const isDesk = (page.viewportSize()?.width ?? 0) >= DESK;
  await page.goto('/manager/calendar');
  const month = page.getByRole('heading', { level: 2 }).first();
  const present = await month.textContent();
  const table = page.getByRole('table', { name: /교육과 시험 일정$/ });
  const phoneDays = page.getByRole('heading', { level: 3 });
  await expect(table).toBeVisible({ visible: isDesk });
  await expect(phoneDays.first()).toBeVisible({ visible: !isDesk });
  await expect(page.locator('[aria-current="date"]:visible')).toContainText('오늘');
  expect(await overflowOf(page)).toBe(0);

  const next = page.getByRole('link', { name: /^다음 달/ });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?month=20\d\d-\d\d$/);
  await expect(month).not.toHaveText(present ?? '');
  await expect(next).toBeFocused();

  await unfoldFilters(page);
  await page.getByLabel('지역').selectOption('부산');
  await expect(page).toHaveURL(/region=BUSAN/);
  const events = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /\d급 · / });
  await expect(events.filter({ visible: true, hasNotText: '부산' })).toHaveCount(0);
  const held = events.filter({ visible: true, hasText: /^교육 \d급 · 부산.*외식경영관리사/ }).first();
  const title = /외식경영관리사.*(?= \d\d:\d\d)/.exec((await held.textContent()) ?? '')?.[0] ?? '';
  expect(title).not.toBe('');
  await held.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goBack();
  await expect(page).toHaveURL(/month=20\d\d-\d\d&region=BUSAN/);
  await page.getByRole('link', { name: '이번 달' }).click();
  await expect(month).toHaveText(present ?? '');
});

test('a month without events leads to the next one with some', async ({ page }) => {
  await page.goto('/manager/calendar?month=2001-03');
  await expect(page.getByText('2001년 3월에는 일정이 없습니다.')).toBeVisible();
  await page.getByRole('link', { name: /^20\d\d년 \d+월 보기$/ }).click();
  await expect(page.getByRole('link', { name: /\d급/ }).filter({ visible: true }).first()).toBeVisible();
});

test('with text of 200 % a list replaces the table, and nothing is cut off', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_TEXT_PX, fixed: LARGE_TEXT_PX } });
  await page.goto('/manager/calendar');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: /교육과 시험 일정$/ })).toBeHidden();
  expect(await overflowOf(page)).toBe(0);
});

test('a member comes from a list to the same month and region', async ({ page, request }) => {
  await signIn(page, (await newMember(request)).userId);
  await page.goto('/manager/exam/apply?region=BUSAN');
  await page.getByRole('link', { name: '달력으로 보기' }).click();
  await expect(page).toHaveURL(/\/manager\/calendar\?applyType=2&region=BUSAN$/);
  await expect(page.getByLabel('구분')).toHaveValue('2');
  await expect(page.getByLabel('지역')).toHaveValue('BUSAN');
});
