import { ARTICLE_MARKUP } from '@portal/shared/contract/articleMarkup';

const WRITABLE: readonly string[] = [...ARTICLE_MARKUP.elements, 'b', 'i'];

/** Checks for elements that the editor does not support (a table, for instance) and would drop on saving. */
export function hasUnwritable(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].some(({ localName }) => !WRITABLE.includes(localName));
}
