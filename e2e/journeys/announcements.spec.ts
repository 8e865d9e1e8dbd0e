import { expect, type Page } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { untilHydrated } from '../rendered.ts';
import { test } from '../silent.ts';

/** Values that must not break across lines: dates, times, amounts and other numbers with their units. */
const brokenNumbers = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const cell of document.querySelectorAll('main table :is(th, td)')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S*\d\S*/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

test('no number in the tables of an exam’s announcement breaks on a phone; with larger text they scroll, by keys too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/manager/exam/notice');
  await page
    .getByRole('main')
    .getByRole('link', { name: /시행 공고/ })
    .first()
    .click();
  const table = page.locator('main table').first();
  await expect(table).toBeVisible();
  await untilHydrated(page);
  expect(await brokenNumbers(page)).toEqual([]);
  await expect(table).not.toHaveAttribute('tabindex');

  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await expect(table).toHaveAttribute('tabindex', '0');
  expect(await brokenNumbers(page)).toEqual([]);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await findings(page)).toEqual([]);
});
