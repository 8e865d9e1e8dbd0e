import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { toPaper } from '../paper.ts';

/** Fine enough for a printed QR code, as a phone's camera sees it. */
const DOTS_PER_INCH = 200;

const run = promisify(execFile);
const READER = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** What stands on the paper that the browser's print makes of a page. */
export interface Paper {
  pages: number;
  /** Without spaces and line ends: where a line breaks is the paper's matter. */
  text: string;
  /** What the QR codes on it say. */
  codes: string[];
}

/** Prints what the page shows and reads it back: its text by pdftotext, its codes off the picture by pdftoppm. */
export async function print(page: Page): Promise<Paper> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-paper-'));
  const file = join(folder, 'paper.pdf');
  try {
    writeFileSync(file, await toPaper(page));
    const { stdout } = await run('pdftotext', [file, '-']);
    await run('pdftoppm', ['-png', '-r', String(DOTS_PER_INCH), '-singlefile', file, join(folder, 'paper')]);
    return {
      // A form feed ends each page.
      pages: stdout.split('\f').length - 1,
      text: stdout.replace(/\s/g, ''),
      codes: await readCodes(readFileSync(join(folder, 'paper.png'))),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readCodes(picture: Buffer): Promise<string[]> {
  // Its own way is to fetch the program from a host of the internet.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(READER)).buffer } });
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}
