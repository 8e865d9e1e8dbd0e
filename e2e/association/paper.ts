import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { renderPageAsImage } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { sheetsOf, textOn, toPaper } from '../paper.ts';

/** Scale from the 72 dpi of a PDF to 200 dpi, enough for a printed QR code as seen by a phone's camera. */
const SCALE = 200 / 72;

const READER = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** Contents of a page printed by the browser. */
export interface Paper {
  pages: number;
  /** Without spaces and line ends: line breaks are up to the layout. */
  text: string;
  /** Texts of the QR codes on its first page. */
  codes: string[];
}

/** Prints the page and reads it back: its text, and its codes from the picture. */
export async function print(page: Page): Promise<Paper> {
  const pdf = await toPaper(page);
  const canvasImport = () => import('@napi-rs/canvas');
  const picture = await renderPageAsImage(new Uint8Array(pdf), 1, { canvasImport, scale: SCALE });
  return { pages: await sheetsOf(pdf), text: await textOn(pdf), codes: await readCodes(new Uint8Array(picture)) };
}

async function readCodes(picture: Uint8Array): Promise<string[]> {
  // By default it fetches the program from the internet.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(READER)).buffer } });
  const found = await readBarcodes(picture, { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}
