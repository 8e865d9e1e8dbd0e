import type { Rendering } from '@portal/platform/rendering/job';
import { FACTS_ELEMENT } from '@portal/shared/facts/factsElement';

/** React puts elements of the head before everything else. */
const HEAD = /^(?:<(?:link|meta) [^>]*>)+/;
const FACT = new RegExp(`<meta name="${FACTS_ELEMENT}" content="([^"]*)"/?>`, 'g');
const HEADING = /<h1[^>]* data-page-heading[^>]*>([^<]*)<\/h1>/;
const LEAD = /<div[^>]* data-page-lead[^>]*>([^]*?)<\/div>/;
const MAIN = /<main[^>]*>([^]*)<\/main>/;
/** About the length that search engines show. */
const MAX_DESCRIPTION = 150;

/**
 * Text of a piece of HTML, still escaped as there. Quotes in an article's text are unescaped, and would end the
 * attribute of the description.
 */
const wordsOf = (html: string) =>
  html
    .replace(/<(?:nav|svg|button)\b[^]*?<\/(?:nav|svg|button)>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replace(/\s+/g, ' ')
    .trim();

/** Cuts escaped text between words, and never inside an escape. */
const cut = (words: string) =>
  words.length <= MAX_DESCRIPTION ? words : `${words.slice(0, MAX_DESCRIPTION).replace(/[ &][^ ;]*$/, '')}…`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const unescaped = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (escape) => ESCAPES[escape] ?? escape);

/** Parts of React's output that the document needs. The texts are escaped for HTML. */
export function partsOf(rendered: string): Pick<Rendering, 'html' | 'head' | 'title' | 'description' | 'facts'> {
  const head = HEAD.exec(rendered)?.[0] ?? '';
  const html = rendered.slice(head.length);
  const facts = [...head.matchAll(FACT)].map(([, content = '']): unknown => JSON.parse(unescaped(content)));
  const heading = HEADING.exec(html);
  const below = heading && MAIN.exec(html.slice(0, html.lastIndexOf('</main>') + '</main>'.length));
  const content = below ? html.slice(heading.index + heading[0].length, below.index + below[0].length) : '';
  return {
    html,
    head: head.replace(FACT, ''),
    title: heading?.[1] ?? null,
    // The lead describes a page better than the first items of its list.
    description: cut(wordsOf(LEAD.exec(content)?.[1] ?? content)) || null,
    facts,
  };
}
