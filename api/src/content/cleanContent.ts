import sanitizeHtml from 'sanitize-html';
import { POST_MARKUP } from '@portal/shared/contract/articleMarkup';

/** Markup of an editor's text, absent in lines typed into a plain field. */
const LOOKS_LIKE_HTML = /<\/?(p|br|h[1-6]|ul|ol|li|div|strong|blockquote)\b[^<>]*>/i;
const SUMMARY_LENGTH = 120;

interface CleanContent {
  /** Safe HTML. */
  html: string;
  /** The same without markup. */
  plain: string;
  /** First words, for lists. */
  summary: string;
}

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** HTML of lines typed into a plain field: an empty line separates paragraphs. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escape(paragraph).replace(/\n/g, '<br />')}</p>`)
    .join('');

/** Words without markup, for summaries, titles and search. */
export const plainWords = (html: string) =>
  sanitizeHtml(html.replace(/<(?=(?:br|\/p|\/li|\/h[1-6]|\/td|\/th)\b)/gi, ' <'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The first words of a plain text. */
export const summaryOf = (plain: string) =>
  plain.length > SUMMARY_LENGTH ? `${plain.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…` : plain;

/** Makes a member's text safe to show to others: plain text or the HTML of an editor. */
export function cleanContent(written: string): CleanContent {
  const text = written.replace(/\r\n?/g, '\n');
  const html = LOOKS_LIKE_HTML.test(text)
    ? sanitizeHtml(text, {
        allowedTags: [...POST_MARKUP.elements],
        allowedAttributes: { a: [...POST_MARKUP.attributes.a, 'rel', 'target'] },
        allowedSchemes: [...POST_MARKUP.schemes],
        allowProtocolRelative: false,
        transformTags: {
          b: 'strong',
          i: 'em',
          a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow ugc noopener noreferrer', target: '_blank' }),
        },
      })
    : paragraphs(text);
  const plain = plainWords(html);
  return { html, plain, summary: summaryOf(plain) };
}
