import { expect, type Page } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { overflowOf } from '../accessibility/overflowOf.ts';
import { AS_IT_CAME } from '../hydrated.ts';
import { newMember, signIn } from '../member.ts';
import { untilRendered } from '../rendered.ts';
import { test, WITHOUT_SCRIPTS } from '../silent.ts';

const NOTICE = '위생교육 수료증 재발급 방법을 알려드립니다';

const field = (page: Page) => page.getByRole('combobox', { name: '찾으시는 말' });
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: '검색' });
const suggestion = (page: Page, name: string) => page.getByRole('option', { name });

test('a guest finds a notice by a suggestion: with the keyboard, on a phone by touch', async ({ page, isMobile }) => {
  await page.goto('/about/greeting');
  if (isMobile) {
    await header(page).tap();
    await field(page).fill('수료증재발급');
    await suggestion(page, NOTICE).tap();
  } else {
    await header(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('수료증재발급');
    await expect(suggestion(page, NOTICE)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    while ((await page.getByRole('option', { selected: true, name: NOTICE }).count()) === 0)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: NOTICE })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/greeting$/);
});

test('all results, with a typing error, by kind, and none', async ({ page }) => {
  await page.goto('/news/notice');
  await header(page).click();
  await field(page).fill('외생교육');
  await field(page).press('Enter');
  await expect(page.getByText('‘외생교육’ 대신 ‘위생교육’에 맞는 내용입니다.')).toBeVisible();
  const results = page.getByRole('list', { name: '검색 결과' }).getByRole('listitem');
  await expect(results).toHaveCount(10);
  await page.getByRole('link', { name: '2 쪽', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await page
    .getByRole('navigation', { name: '결과 종류' })
    .getByRole('link', { name: /^협회소식/ })
    .click();
  await expect(page).toHaveURL(/kind=asctn/);
  await expect(results.filter({ hasNotText: '협회소식' })).toHaveCount(0);
  await expect(results.first()).toContainText('협회소식');
  await page.getByRole('main').getByRole('searchbox').fill('쀍뚫');
  await page.getByRole('main').getByRole('button', { name: '검색' }).click();
  await expect(page.getByText('‘쀍뚫’에 맞는 내용을 찾지 못했습니다.')).toBeVisible();
});

test('a guest gets no results for members, a member does', async ({ page, request }) => {
  const course = page
    .getByRole('main')
    .getByRole('link', { name: /^외식경영관리사 2급 / })
    .first();
  await page.goto('/search?keyword=외식경영관리사 2급&kind=course');
  await expect(course).toHaveAttribute('href', /^\/manager\/info\?educationNo=\d+$/);
  await page.goto('/search?keyword=합격자 조회');
  await expect(page.getByRole('navigation', { name: '바로 가기' })).toHaveCount(0);

  await signIn(page, (await newMember(request)).userId);
  await page.goto('/search?keyword=외식경영관리사 2급&kind=course');
  await expect(course).toHaveAttribute('href', /^\/manager\/edu\/apply\/view\?educationNo=\d+$/);
  await page.goto('/search?keyword=합격자 조회');
  await expect(page.getByRole('navigation', { name: '바로 가기' }).getByRole('link')).toHaveAttribute(
    'href',
    '/manager/exam/pass',
  );
});

for (const typed of ['교육비 얼마', '응시료', '자격증 발급 비용', '언제까지 신청'])
  test(`a guest who searches for ‘${typed}’ is led to the page about it`, async ({ page }) => {
    await page.goto(`/search?keyword=${encodeURIComponent(typed)}`);
    await expect(
      page.getByRole('navigation', { name: '바로 가기' }).getByRole('link', { name: '외식경영관리사 안내' }),
    ).toHaveAttribute('href', '/manager/info');
  });

test('without scripts the header leads to a working search form', async ({ browser, console }) => {
  console.provokes(WITHOUT_SCRIPTS);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const words = '노로 바이러스';
  // Without scripts only the rendered document can be seen, and a busy machine is late with the first one of a page.
  await untilRendered(page, '/about/greeting');
  await page.goto('/about/greeting', AS_IT_CAME);
  await header(page).click();
  await untilRendered(page, `/search?keyword=${encodeURIComponent(words)}`);
  await page.getByRole('main').getByRole('searchbox').fill(words);
  await page.getByRole('main').getByRole('button', { name: '검색' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^노로바이러스 식중독을/ })).toBeVisible();
  await context.close();
});

test('the site map in the footer leads to every menu’s pages, each of which exists', async ({ page, request }) => {
  await page.goto('/about/greeting');
  await page.getByRole('contentinfo').getByRole('link', { name: '사이트맵' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '검색·사이트맵' })).toBeVisible();
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links.filter({ hasText: '시험 공고' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses.length).toBeGreaterThan(25);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
