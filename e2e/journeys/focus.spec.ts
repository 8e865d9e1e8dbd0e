import { expect } from '@playwright/test';
import { apply, findCourse } from '../course.ts';
import { unfoldFilters } from '../frame.ts';
import { newMember, signIn } from '../member.ts';
import { permanentNotices } from '../notices.ts';
import { test } from '../silent.ts';

// Until a page is hydrated its links and forms lead to new documents, whose focus is set by the browser.

test('a filter chosen by keyboard keeps the focus, and the result is announced', async ({ page, request }) => {
  await signIn(page, (await newMember(request)).userId);
  await page.goto('/manager/edu/apply');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: '교육 목록' }).getByRole('listitem').first()).toBeVisible();
  const grade = main.getByLabel('급수');
  await unfoldFilters(page);
  await grade.focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/rating=1/);
  await expect(main.getByRole('status')).toHaveText(/건/);
  await expect(grade).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/rating=2/);
  await expect(grade).toBeFocused();
});

test('a subject and a search on one page keep the focus too', async ({ page }) => {
  await page.goto('/news/faq');
  const subject = page.getByRole('button', { name: '취소·환불' });
  await subject.press('Enter');
  await page.waitForURL(/subject=refund/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/질문 \d+건/);
  await expect(subject).toBeFocused();
});

test('the payment that replaces the form, and the next article, get the focus at their heading', async ({
  page,
  request,
}) => {
  await signIn(page, (await newMember(request)).userId);
  await apply(page, await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2));
  await expect(page.getByText('결제할 내용')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '교육 결제' })).toBeFocused();

  await page.goto('/news/notice');
  await permanentNotices(page.getByRole('list', { name: '공지사항 목록' }))
    .first()
    .click();
  const neighbours = page.getByRole('navigation', { name: '이전 글과 다음 글' });
  await neighbours.getByRole('link', { name: /이전 글/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
