import { FETCHED_LINK } from '../rendering/documentRules.ts';

/**
 * Has the browser fetch the document of a page that opens in a new one, as far as it can do so ahead, by the rules that
 * stand in every document. Nothing is counted, stored or shown before the press. What was fetched is kept as long as a
 * link is laid out that leads there, so there is one of its own: a menu closes with the press.
 */
export function fetchDocument(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.setAttribute(FETCHED_LINK, '');
  Object.assign(link.style, { position: 'absolute', visibility: 'hidden' });
  document.body.append(link);
}
