import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';

/** Prints the words of PDF files as JSON, a text for each. In a process of its own: jest cannot load the reader. */
const texts = process.argv.slice(2).map(async (path) => {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
  return (await extractText(document, { mergePages: true })).text;
});
console.log(JSON.stringify(await Promise.all(texts)));
