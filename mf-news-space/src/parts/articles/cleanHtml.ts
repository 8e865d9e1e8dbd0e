import DOMPurify from 'dompurify';

/**
 * The API cleans every text when it is stored. It is cleaned once more before it becomes part of this page, so that
 * a text that came into the database some other way can run nothing here either.
 */
export const cleanHtml = (html: string) =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    ADD_ATTR: ['target'],
    FORBID_TAGS: ['style', 'form', 'input', 'button'],
    FORBID_ATTR: ['style'],
  });
