import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** A4 in centimetres: Playwright calls them inches, and Firefox's driver takes them for what they are. */
const A4_IN_FIREFOX = { width: '21in', height: '29.7in' };
/** A4 in points of a PDF, of which browsers make whole ones. */
const A4_POINTS = [595, 842] as const;

/** What the browser prints of the page, as a PDF. */
export function toPaper(page: Page): Promise<Buffer> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return page.pdf(isFirefox ? A4_IN_FIREFOX : { format: 'A4', preferCSSPageSize: true });
}

/** A copy: the reader takes what it reads for itself. */
const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));

/** How many sheets of paper a PDF needs; all of them A4. */
export async function sheetsOf(pdf: Buffer): Promise<number> {
  const paper = await open(pdf);
  for (let sheet = 1; sheet <= paper.numPages; sheet += 1) {
    const { width, height } = (await paper.getPage(sheet)).getViewport({ scale: 1 });
    const isA4 = [width, height].every((points, side) => Math.abs(points - (A4_POINTS[side] ?? 0)) <= 1);
    if (!isA4) throw new Error(`sheet ${sheet} is not A4 but ${width} by ${height} points`);
  }
  return paper.numPages;
}

/** All that stands on a PDF, without spaces and line ends: where a line breaks is the paper's matter. */
export async function textOn(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await open(pdf), { mergePages: true });
  return text.replace(/\s/g, '');
}

/**
 * The Korean letters on a PDF: what Firefox prints in the portal's typeface says no more of its digits and dots than
 * their shape.
 */
export const wordsOn = async (pdf: Buffer): Promise<string> => (await textOn(pdf)).replace(/[^가-힣]/g, '');

/** The same, whatever the order in which its reader finds them. */
export const lettersOn = async (pdf: Buffer): Promise<string> => [...(await wordsOn(pdf))].sort().join('');
