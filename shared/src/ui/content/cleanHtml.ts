import DOMPurify from 'dompurify';

/**
 * HTML without anything that could run or change the page around it. The server has no document to clean with and gives
 * it as the API has cleaned it; there the page's policy stands behind the API, and the browser cleans again.
 */
export const cleanHtml = (html: string): string =>
  DOMPurify.isSupported
    ? DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        ADD_ATTR: ['target'],
        FORBID_TAGS: ['style', 'form', 'input', 'button'],
        FORBID_ATTR: ['style'],
      })
    : html;
