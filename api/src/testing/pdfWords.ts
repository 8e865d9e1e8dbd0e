import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The words of PDF files, a text for each. */
export async function pdfWordsOf(paths: readonly string[]): Promise<string[]> {
  const reader = join(import.meta.dirname, 'pdfWordsProcess.ts');
  return JSON.parse((await promisify(execFile)(process.execPath, [reader, ...paths])).stdout) as string[];
}

/** The words of a PDF file that lies nowhere yet. */
export async function wordsOnPdf(content: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pdf-'));
  try {
    const path = join(folder, 'paper.pdf');
    await writeFile(path, content);
    const [words = ''] = await pdfWordsOf([path]);
    return words;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** How many pages it has: pdfkit writes each of them in plain text. */
export const pagesOfPdf = (content: Uint8Array): number =>
  Buffer.from(content)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
