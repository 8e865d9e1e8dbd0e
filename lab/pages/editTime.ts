import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../../e2e/browser.ts';
import { ROOT } from '../../launcher/root.ts';
import { startDevelopment } from './startDevelopment.ts';

/**
 * Time until an edit of a section shows in the running shell: starts the development portal, edits a
 * page's text twenty times, measures from the write until the browser shows it, and puts the file back. What was typed
 * into the page must still be there. For an idle machine:
 *   npm run lab -- edit-time
 */

const EDITED_FILE = join(ROOT, 'mf-news-space/src/faq/FaqPage.tsx');
const EDITED_PATH = '/news/faq';
const EDITED_TEXT = '많이 물으시는 내용을 모았습니다.';
const TYPED_INTO = '질문과 답변에서 찾기';
const TYPED = '수료증';

const EDITS = 20;
/** First edits, for which the compiler is not warmed up. */
const WARM_UP_EDITS = 3;
/** Pause between two edits, so that the compiler is idle, as when a person types. */
const COOLDOWN_MS = 1500;
const SHOWN_TIMEOUT_MS = 60_000;

/** Writes the text and waits until the page shows it. */
async function edit(page: Page, source: string, text: string): Promise<number> {
  const shown = page.getByText(text).waitFor({ timeout: SHOWN_TIMEOUT_MS });
  const startedAt = performance.now();
  writeFileSync(EDITED_FILE, source.replace(EDITED_TEXT, text));
  await shown;
  return performance.now() - startedAt;
}

async function measure(address: string, source: string): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(address + EDITED_PATH);
    const field = page.getByLabel(TYPED_INTO);
    await field.fill(TYPED);
    const times: number[] = [];
    for (let number = 1 - WARM_UP_EDITS; number <= EDITS; number += 1) {
      const time = await edit(page, source, `내용을 ${number + WARM_UP_EDITS}번 고쳤습니다.`);
      if (number > 0) times.push(time);
      if ((await field.inputValue()) !== TYPED) throw new Error('The edit lost what had been typed into the page.');
      await page.waitForTimeout(COOLDOWN_MS);
    }
    return times.sort((one, other) => one - other);
  } finally {
    await browser.close();
  }
}

const source = readFileSync(EDITED_FILE, 'utf8');
if (!source.includes(EDITED_TEXT)) throw new Error(`${EDITED_FILE} does not contain the text that is edited`);
const { address, stop } = await startDevelopment();
try {
  const times = await measure(address, source);
  const [fastest = 0, median = 0, slowest = 0] = [times[0], times[Math.floor(times.length / 2)], times.at(-1)];
  const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
  console.log(
    `an edit shows after ${seconds(median)} (median of ${times.length}; ${seconds(fastest)} to ${seconds(slowest)})`,
  );
} finally {
  writeFileSync(EDITED_FILE, source);
  await stop();
}
