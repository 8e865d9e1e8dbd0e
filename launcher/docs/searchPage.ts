import type { SearchEntry } from './browser/search.ts';
import type { Document } from './documents.ts';
import type { Rendered } from './renderDocument.ts';

export const SCRIPT = 'search.js';
/** A script instead of JSON: a page opened from the disk cannot fetch. */
export const ENTRIES = 'searchEntries.js';

/** Every part of every document, as a script that defines a global. */
export function searchEntries(pages: readonly { document: Document; rendered: Rendered }[]): string {
  const entries: SearchEntry[] = pages.flatMap(({ document, rendered }) =>
    rendered.parts.map(({ text, anchor, words }) => ({
      address: `${document.address}#${anchor}`,
      document: document.title,
      heading: text,
      words: words.replace(/\s+/g, ' ').trim(),
    })),
  );
  return `globalThis.searchEntries = ${JSON.stringify(entries)};\n`;
}

export const searchContent = `<h1>Search</h1>
<form role="search" action="search.html">
<label for="words">Words that a part of a document has</label>
<span class="line"><input id="words" name="words" type="search" autocomplete="off"><button type="submit">Search</button></span>
</form>
<p id="count" role="status"></p>
<ol id="found"></ol>
<noscript><p>The search needs scripts; the lists beside it do not.</p></noscript>`;
