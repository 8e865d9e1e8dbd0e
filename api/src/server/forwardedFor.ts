import type { IncomingMessage } from 'node:http';

/** More proxies stand nowhere one behind the other. */
const MAX_ADDRESSES = 10;
/** Letters of so many addresses: 45 of the longest one, and what is between them. */
const MAX_LETTERS = MAX_ADDRESSES * 50;

/**
 * Leaves of `X-Forwarded-For` what the nearest proxies have written. A visitor may send thousands of addresses that are
 * trusted, and each of them would be looked at whenever the visitor's own is asked for.
 */
export function shortenForwardedFor({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const header = headers['x-forwarded-for'];
  if (typeof header !== 'string' || header.length <= MAX_LETTERS) return;
  headers['x-forwarded-for'] = header.slice(-MAX_LETTERS).split(',').slice(1).slice(-MAX_ADDRESSES).join(',');
}
