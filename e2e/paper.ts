import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

/** A4 in centimetres: Playwright calls them inches, and Firefox's driver takes them for what they are. */
const A4_IN_FIREFOX = { width: '21in', height: '29.7in' };

/** What the browser prints of the page, as a PDF. */
export function toPaper(page: Page): Promise<Buffer> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return page.pdf(isFirefox ? A4_IN_FIREFOX : { format: 'A4', preferCSSPageSize: true });
}

/** How many sheets of paper a PDF needs, by pdfinfo; all of them A4. */
export function sheetsOf(pdf: Buffer): number {
  const facts = execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' });
  if (!/^Page size:.*\(A4\)$/m.test(facts)) throw new Error(`not A4: ${facts}`);
  return Number(/^Pages:\s+(\d+)$/m.exec(facts)?.[1]);
}

/**
 * The Korean letters on a PDF, by pdftotext: where a line breaks is the paper's matter, and what Firefox prints in the
 * portal's typeface says no more of its digits and dots than their shape.
 */
export const wordsOn = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).replace(/[^가-힣]/g, '');
