import { ARTICLE_MARKUP } from '@portal/shared/contract/articleMarkup';

const WRITABLE: readonly string[] = [...ARTICLE_MARKUP.elements, 'b', 'i'];

/** Whether a text has what the editor cannot hold, a table for instance, and would lose when it is saved. */
export function hasUnwritable(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].some(({ localName }) => !WRITABLE.includes(localName));
}
