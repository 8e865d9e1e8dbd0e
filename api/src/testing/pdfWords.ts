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

/** One process for all papers: it takes a second to load. It ends with this process, which does not wait for it. */
let reader: ChildProcess | undefined;
let requests = 0;

function startReader(): ChildProcess {
  const started = fork(join(import.meta.dirname, 'pdfWordsProcess.ts'));
  started.unref();
  started.channel?.unref();
  return started;
}

/** Words of PDF files, one text per file. */
export function pdfWordsOf(paths: readonly string[]): Promise<string[]> {
  const asked = (reader ??= startReader());
  const id = (requests += 1);
  return new Promise((resolve, reject) => {
    const hear = ({ id: of, texts, problem }: PdfAnswer) => {
      if (of !== id) return;
      asked.off('message', hear).off('exit', fail);
      if (problem === undefined) resolve(texts);
      else reject(new Error(problem));
    };
    const fail = (code: number | null) => reject(new Error(`the reader of PDF files ended with ${code}`));
    asked.on('message', hear).once('exit', fail);
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
