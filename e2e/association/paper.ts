import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { renderPageAsImage } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { sheetsOf, textOn, toPaper } from '../paper.ts';

/** Of the 72 dots an inch of a PDF: 200, fine enough for a printed QR code, as a phone's camera sees it. */
const SCALE = 200 / 72;

const READER = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** What stands on the paper that the browser's print makes of a page. */
export interface Paper {
  pages: number;
  /** Without spaces and line ends: where a line breaks is the paper's matter. */
  text: string;
  /** What the QR codes on its first page say. */
  codes: string[];
}

/** Prints what the page shows and reads it back: its text, and its codes off the picture. */
export async function print(page: Page): Promise<Paper> {
  const pdf = await toPaper(page);
  const canvasImport = () => import('@napi-rs/canvas');
  const picture = await renderPageAsImage(new Uint8Array(pdf), 1, { canvasImport, scale: SCALE });
  return { pages: await sheetsOf(pdf), text: await textOn(pdf), codes: await readCodes(new Uint8Array(picture)) };
}

async function readCodes(picture: Uint8Array): Promise<string[]> {
  // Its own way is to fetch the program from a host of the internet.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(READER)).buffer } });
  const found = await readBarcodes(picture, { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}
