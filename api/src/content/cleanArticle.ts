import sanitizeHtml from 'sanitize-html';
import { ARTICLE_MARKUP, storedPictureOf } from '@portal/shared/contract/articleMarkup';
import { plainWords, summaryOf } from './cleanContent.ts';

interface CleanArticle {
  /** Safe HTML. */
  html: string;
  /** The same without markup. */
  plain: string;
  /** First words, for lists. */
  summary: string;
  /** Paths of its pictures. */
  pictures: string[];
}

/** Reduces an employee's HTML to the elements and attributes that an article may have. */
export function cleanArticle(written: string): CleanArticle {
  const pictures = new Set<string>();
  const html = sanitizeHtml(written, {
    allowedTags: [...ARTICLE_MARKUP.elements],
    allowedAttributes: Object.fromEntries(
      Object.entries(ARTICLE_MARKUP.attributes).map(([element, attributes]) => [element, [...attributes]]),
    ),
    allowedSchemes: [...ARTICLE_MARKUP.schemes],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em' },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag !== 'img') return false;
      const path = storedPictureOf(attribs['src'] ?? '');
      if (path) pictures.add(path);
      return path === null;
    },
  });
  const plain = plainWords(html);
  return { html, plain, summary: summaryOf(plain), pictures: [...pictures] };
}
