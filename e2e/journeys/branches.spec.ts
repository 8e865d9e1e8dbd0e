import { expect } from '@playwright/test';
import { enterByLink } from '../member.ts';
import { test } from '../silent.ts';

test('a visitor finds the branch of the own province', async ({ page }) => {
  await page.goto('/about/branches');
  await page.getByRole('combobox', { name: '지역' }).selectOption('경기');
  await expect(page).toHaveURL(/region=/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/경기지회/, /고양지부/, /수원지부/]);
  const branch = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: '경기지회', exact: true }) });
  await expect(branch.getByRole('link', { name: '031-555-0180' })).toHaveAttribute('href', 'tel:0315550180');
});

test('an employee of a branch sees its members alone, and no settings', async ({ page, browser, baseURL, console }) => {
  const other = await browser.newContext({ locale: 'ko-KR', ...(baseURL && { baseURL }) });
  const office = await other.newPage();
  await enterByLink(office, 'demo-admin7');
  await office.goto('/office/members');
  await office.getByLabel('소속').selectOption({ label: '서울지회' });
  const link = office.getByRole('row').filter({ hasText: '서울지회' }).first().getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toContain('memberNo=');
  await other.close();

  await enterByLink(page, 'demo-branch');
  await page.goto('/office/members');
  const branches = page.getByRole('cell', { name: /지회$|지부$/ });
  await expect(branches.first()).toBeVisible();
  for (const name of await branches.allTextContents()) expect(['부산지회', '해운대지부']).toContain(name);
  await expect(page.getByRole('navigation', { name: '사무국 메뉴' }).getByRole('link', { name: '직원' })).toBeHidden();
  console.provokes(/404/);
  await page.goto(path);
  await expect(page.getByText('찾으시는 내용이 없습니다.').first()).toBeVisible();
});

test('an employee of a branch opens every entry of the menu', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${new URL(page.url()).pathname}: ${response.url()}`);
  });
  await enterByLink(page, 'demo-branch');
  await page.goto('/office');
  const menu = page.getByRole('navigation', { name: '사무국 메뉴' });
  const links = menu.getByRole('link');
  await expect(menu.getByRole('link', { name: '단체 신청' })).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of ['groups', 'refunds', 'corrections']) expect(paths).toContain(`/office/${path}`);
  for (const path of paths.filter((each) => each.startsWith('/office'))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
});

test('an employee of a branch decides a cancellation of an own course, and finds none of another', async ({ page }) => {
  await enterByLink(page, 'demo-branch');
  await page.goto('/office');
  await page.getByRole('link', { name: /^취소 승인 대기/ }).click();
  const rows = page.getByRole('row').filter({ hasText: '외식경영관리사' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('외식경영관리사 2급 주말 집중과정');
  await rows.getByRole('button', { name: '반려' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^반려 사유/).fill('교육장에서 이미 교재를 받으심');
  await dialog.getByRole('button', { name: /반려/ }).click();
  await expect(page.getByText('기다리는 취소 요청이 없습니다.')).toBeVisible();
});
