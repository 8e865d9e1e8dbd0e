import { association } from '@portal/shared/association';
import type { Document } from './documents.ts';
import { escapeHtml } from './escapeHtml.ts';
import { otherDocuments, stopsOf } from './navigation.ts';
import { READERS, type Reader } from './readers.ts';

const PICTURE = 'docs/pictures/home.webp';

function section(reader: Reader, documents: readonly Document[], hasGallery: boolean): string {
  const steps = stopsOf(reader, documents, hasGallery).map(
    ({ address, title, lang, why }) =>
      `<li><a href="${address}" lang="${lang}">${escapeHtml(title)}</a> <span class="why">${escapeHtml(why)}</span></li>`,
  );
  return `<section lang="${reader.lang}" aria-labelledby="${reader.id}">
<h2 id="${reader.id}">${reader.name}</h2>
<p>${reader.intention}</p>
<ol class="steps">
${steps.join('\n')}
</ol>
</section>`;
}

/** The start page: the documents for each reader, in order. */
export function startContent(documents: readonly Document[], hasGallery: boolean): string {
  const choices = READERS.map(({ id, name, lang }) => `<li><a href="#${id}" lang="${lang}">${name}</a></li>`);
  const others = otherDocuments(documents).map(
    ({ address, title, lang }) => `<li><a href="${address}" lang="${lang}">${escapeHtml(title)}</a></li>`,
  );
  const more = `<section aria-labelledby="more"><h2 id="more">More</h2>\n<ul>\n${others.join('\n')}\n</ul></section>`;
  return `<h1><span lang="ko">${association.name}</span>: website and member portal</h1>
<p>Who are you? Each list says what to read first, in order.</p>
<ul class="choices">
${choices.join('\n')}
</ul>
<img src="${PICTURE}" alt="The portal’s home page">
${READERS.map((reader) => section(reader, documents, hasGallery)).join('\n')}
${others.length ? more : ''}`;
}
