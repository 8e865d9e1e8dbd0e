import { FETCHED_LINK } from '../rendering/documentRules.ts';

/**
 * Has the browser prefetch the document of a page that opens in a new one, if it supports the speculation rules in
 * every document. Nothing is counted, stored or shown before the press. A prefetched document is dropped once no link
 * to it is laid out, so it gets a link of its own: a menu closes with the press.
 */
export function fetchDocument(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.setAttribute(FETCHED_LINK, '');
  Object.assign(link.style, { position: 'absolute', visibility: 'hidden' });
  document.body.append(link);
}
