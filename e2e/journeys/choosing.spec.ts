import { expect, type Locator } from '@playwright/test';
import { unfoldFilters } from '../frame.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

/** Expects a loaded list in which each item has the text. */
async function expectAll(items: Locator, text: string) {
  await expect(items.first()).toContainText(text);
  await expect(items.filter({ hasNotText: text })).toHaveCount(0);
}

test('a member finds courses of a region and a month, and online ones, and removes filters without results', async ({
  page,
  request,
}) => {
  await signIn(page, (await newMember(request)).userId);
  await page.goto('/manager/edu/apply');
  const items = page.getByRole('list', { name: '교육 목록' }).getByRole('listitem');
  const region = page.getByLabel('지역');
  const month = page.getByLabel('교육하는 달');

  await unfoldFilters(page);
  await region.selectOption('부산');
  await expectAll(items, '부산광역시');
  await expect(page).toHaveURL(/\?region=BUSAN$/);
  await page.reload();
  await expect(region).toHaveValue('BUSAN');
  await expectAll(items, '부산광역시');

  await unfoldFilters(page);
  await region.selectOption('온라인');
  await expectAll(items, '온라인교육');

  await region.selectOption('전체');
  const latest = (await month.getByRole('option').last().getAttribute('value')) ?? '';
  await month.selectOption(latest);
  await expectAll(items, latest.replace('-', '.'));

  await page.goto('/manager/edu/apply?region=JEJU&month=2020-01');
  await expect(page.getByText('조건에 맞는 결과가 없습니다.')).toBeVisible();
  await page.getByRole('button', { name: '조건 모두 지우기' }).click();
  await expect(page).toHaveURL(/\/manager\/edu\/apply$/);
  await expect(items.first()).toBeVisible();
});

test('a place is found by its second line', async ({ page, request }) => {
  await signIn(page, (await newMember(request)).userId);
  for (const [path, list] of [
    ['/manager/edu/apply', '교육 목록'],
    ['/manager/exam/apply', '시험 목록'],
  ] as const) {
    await page.goto(`${path}?keyword=대강당`);
    const items = page.getByRole('list', { name: list }).getByRole('listitem');
    await expectAll(items, '대강당');
  }
});

test('the page of the qualification answers the most frequent questions, and its contents lead to the rest', async ({
  page,
}) => {
  await page.goto('/about/greeting');
  await page.goto('/manager/info');
  const summary = page.getByRole('region', { name: '한눈에 보기' });
  await expect(summary).toContainText('195,000원');
  await expect(summary).toBeInViewport();
  await page
    .getByRole('navigation', { name: '이 페이지의 내용' })
    .getByRole('link', { name: '비용은 얼마인가요?' })
    .press('Enter');
  const heading = page.getByRole('heading', { name: '비용은 얼마인가요?' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/\/manager\/info$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/greeting$/);
});

test('a member asks for the notice before an opening, and switches it off again', async ({ page, request }) => {
  await signIn(page, (await newMember(request)).userId);
  await page.goto('/manager/edu/apply?status=UPCOMING');
  await page.getByRole('list', { name: '교육 목록' }).getByRole('listitem').last().getByRole('link').click();
  await page.getByRole('button', { name: '시작 알림 받기' }).click();
  await expect(page.getByText(/에 알려드립니다\.$/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '시작 알림 끄기' }).click();
  await expect(page.getByRole('button', { name: '시작 알림 받기' })).toBeVisible();
});
