import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import type { PdfAnswer, PdfRequest } from './pdfWords.ts';

/** Returns the words of PDF files, one text per file. A separate process, because jest cannot load the reader. */
async function textOf(path: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
  return (await extractText(document, { mergePages: true })).text;
}

const send = (answer: PdfAnswer) => process.send?.(answer);

process.once('disconnect', () => process.exit());
process.on('message', ({ id, paths }: PdfRequest) => {
  Promise.all(paths.map(textOf)).then(
    (texts) => send({ id, texts }),
    (error: unknown) => send({ id, texts: [], problem: String(error) }),
  );
});
