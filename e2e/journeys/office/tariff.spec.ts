import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { formatDate, formatMoney } from '@portal/shared/format';
import { addDays } from '@portal/shared/time';
import { findings } from '../../accessibility/findings.ts';
import { overflowOf } from '../../accessibility/overflowOf.ts';
import { enterByLink } from '../../member.ts';
import { test } from '../../silent.ts';
import { todayOf } from '../../today.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ITEM = '2급 실기 응시료';
/** Days from now: long after everything that other journeys read of the tariff. */
const FROM_DAYS = 400;
/** A different amount each time, because a portal may be used by several runs. */
const AMOUNT = 61_000 + (Math.floor(Date.now() / 1000) % 30_000) * 10;
const REASON = '실기 재료비가 올랐습니다.';

const change = (page: Page) =>
  page
    .getByRole('table', { name: '변경 기록' })
    .getByRole('row')
    .filter({ hasText: formatMoney(AMOUNT) });

async function look(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
}

test('one employee requests another amount, a second one confirms it, and visitors see the announced change', async ({
  page,
  browser,
  request,
}) => {
  const today = await todayOf(request);
  const from = addDays(today, FROM_DAYS);
  await enterByLink(page, 'demo-fees');
  await page.goto('/office/tariff');
  await page.getByRole('button', { name: `${ITEM} 변경 요청` }).click();
  const dialog = page.getByRole('dialog', { name: '요금 변경 요청' });
  await dialog.getByRole('button', { name: '요청', exact: true }).click();
  await expect(dialog.getByText('금액을 숫자로 입력해주세요.')).toBeVisible();
  await dialog.getByLabel(/바꿀 금액/).fill(String(AMOUNT));
  await dialog.getByRole('textbox', { name: /적용일/ }).fill(today);
  await dialog.getByLabel(/사유/).fill(REASON);
  await dialog.getByRole('button', { name: '요청', exact: true }).click();
  await expect(dialog.getByText(/내일 이후의 날부터 적용할 수 있습니다/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: /적용일/ }).fill(from);
  await dialog.getByRole('button', { name: '요청', exact: true }).click();
  await expect(change(page)).toContainText('확인 대기');
  await expect(change(page).getByRole('button')).toHaveText(['요청 거두기']);
  await look(page);

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const second = await context.newPage();
  await enterByLink(second, 'demo-fees2');
  await second.goto('/office');
  await second
    .getByRole('main')
    .getByRole('link', { name: /요금 변경 확인/ })
    .click();
  await change(second).getByRole('button', { name: '확인' }).click();
  const confirming = second.getByRole('dialog', { name: '요금 변경 확인' });
  await expect(confirming).toContainText(REASON);
  await expect(confirming).toContainText('민요금');
  await confirming.getByRole('button', { name: '확인' }).click();
  await expect(change(second)).toContainText('확정');
  await expect(change(second)).toContainText('마확인');
  await context.close();

  const visitors = await browser.newContext({ reducedMotion: 'reduce' });
  const visitor = await visitors.newPage();
  // A cached page is shown for some seconds after a publication.
  await expect(async () => {
    await visitor.goto('/manager/info');
    const announced = visitor.getByText(`${formatDate(from)}부터 ${ITEM}는 ${formatMoney(AMOUNT)}입니다.`);
    await expect(announced).toBeVisible({ timeout: 2000 });
  }).toPass();
  await look(visitor);
  await visitors.close();
});

test('a month becomes a journal whose sums are the books, and a file for the accounting program', async ({
  page,
  request,
}) => {
  const month = (await todayOf(request)).slice(0, 7);
  await enterByLink(page, 'demo-fees');
  await page.goto(`/office/journal?month=${month}`);
  await expect(page.getByRole('heading', { level: 1, name: '월 전표' })).toBeVisible();
  await expect(
    page
      .getByRole('table', { name: '거래별 합계' })
      .getByRole('row', { name: /입금 교육/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('전표와 장부의 합계가 다릅니다', { exact: false })).toBeHidden();
  await look(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '더존 일반전표 양식으로 받기' }).click(),
  ]);
  const [head = '', ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(head).toContain('년도,월,일,구분,계정과목코드');
  const sumOf = (side: string) =>
    lines
      .map((line) => line.split(','))
      .filter((cells) => cells[3] === side)
      .reduce((sum, cells) => sum + Number(cells.at(-1)), 0);
  expect(sumOf('3')).toBeGreaterThan(0);
  expect(sumOf('3')).toBe(sumOf('4'));
  await expect(page.getByText(/줄을 받았습니다/)).toBeVisible();
});
