import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** A4 in centimetres: Playwright calls them inches, and Firefox's driver reads them as centimetres. */
const A4_IN_FIREFOX = { width: '21in', height: '29.7in' };
/** A4 in points of a PDF, which browsers round. */
const A4_POINTS = [595, 842] as const;

/** Prints the page as a PDF. */
export function toPaper(page: Page): Promise<Buffer> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return page.pdf(isFirefox ? A4_IN_FIREFOX : { format: 'A4', preferCSSPageSize: true });
}

/** Copies the bytes, because the reader takes ownership of them. */
const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));

/** Number of sheets of a PDF. @throws if one is not A4 */
export async function sheetsOf(pdf: Buffer): Promise<number> {
  const paper = await open(pdf);
  for (let sheet = 1; sheet <= paper.numPages; sheet += 1) {
    const { width, height } = (await paper.getPage(sheet)).getViewport({ scale: 1 });
    const isA4 = [width, height].every((points, side) => Math.abs(points - (A4_POINTS[side] ?? 0)) <= 1);
    if (!isA4) throw new Error(`sheet ${sheet} is not A4 but ${width} by ${height} points`);
  }
  return paper.numPages;
}

/** Text of a PDF without spaces and line ends: line breaks are up to the layout. */
export async function textOn(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await open(pdf), { mergePages: true });
  return text.replace(/\s/g, '');
}

/** Korean letters of a PDF: Firefox prints digits and dots of the portal's typeface as shapes only. */
export const wordsOn = async (pdf: Buffer): Promise<string> => (await textOn(pdf)).replace(/[^가-힣]/g, '');

/** The same in a fixed order, because readers find them in different ones. */
export const lettersOn = async (pdf: Buffer): Promise<string> => [...(await wordsOn(pdf))].sort().join('');
