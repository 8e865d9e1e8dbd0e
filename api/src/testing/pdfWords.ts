import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PdfRequest {
  id: number;
  paths: readonly string[];
}
export interface PdfAnswer {
  id: number;
  texts: string[];
  problem?: string;
}

/** One process for all papers of a test file: it takes a second to load. */
let reader: ChildProcess | undefined;
let requests = 0;
afterAll(() => {
  reader?.unref();
  reader?.disconnect();
});

/** Words of PDF files, one text per file. */
export function pdfWordsOf(paths: readonly string[]): Promise<string[]> {
  const asked = (reader ??= fork(join(import.meta.dirname, 'pdfWordsProcess.ts')));
  const id = (requests += 1);
  return new Promise((resolve, reject) => {
    const hear = ({ id: of, texts, problem }: PdfAnswer) => {
      if (of !== id) return;
      asked.off('message', hear);
      if (problem === undefined) resolve(texts);
      else reject(new Error(problem));
    };
    asked.on('message', hear);
    asked.once('exit', (code) => reject(new Error(`the reader of PDF files ended with ${code}`)));
    asked.send({ id, paths });
  });
}

/** Words of a PDF that is not stored as a file. */
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

/** Number of pages: pdfkit writes each of them in plain text. */
export const pagesOfPdf = (content: Uint8Array): number =>
  Buffer.from(content)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
