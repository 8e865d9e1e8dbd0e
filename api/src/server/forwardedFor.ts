import type { IncomingMessage } from 'node:http';

/** Most proxies in a row. */
const MAX_ADDRESSES = 10;
/** Longest header with as many addresses: 45 characters for the longest one, and the separators. */
const MAX_LETTERS = MAX_ADDRESSES * 50;

/**
 * Cuts `X-Forwarded-For` down to the entries of the nearest proxies. A visitor could send thousands of trusted
 * addresses, each of which would be checked whenever the visitor's own is determined.
 */
export function shortenForwardedFor({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const header = headers['x-forwarded-for'];
  if (typeof header !== 'string' || header.length <= MAX_LETTERS) return;
  headers['x-forwarded-for'] = header.slice(-MAX_LETTERS).split(',').slice(1).slice(-MAX_ADDRESSES).join(',');
}
