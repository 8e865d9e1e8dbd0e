import type { ServerResponse } from 'node:http';
import type { TossBook } from '../../sandbox/tossBook.ts';

/** The payer's page with two buttons, for browsers, without a key. Returns true if the request was for it. */
export function visitPage(
  book: TossBook,
  { method, url: { pathname } }: { method: string; url: URL },
  response: ServerResponse,
): boolean {
  const [, paymentKey, action] = /^\/v1\/payments\/([^/]+)\/checkout(?:\/(approve|giveUp))?$/.exec(pathname) ?? [];
  if (!paymentKey) return false;
  if (!action) {
    const { orderName } = book.find(paymentKey);
    const form = (name: string, label: string) =>
      `<form method="post" action="/v1/payments/${paymentKey}/checkout/${name}"><button>${label}</button></form>`;
    const page = `<h1>${orderName}</h1>${form('approve', '동의하고 결제하기')}${form('giveUp', '닫기')}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    return true;
  }
  if (method !== 'POST') response.writeHead(405).end();
  else if (action === 'giveUp') response.writeHead(303, { location: book.giveUp(paymentKey) }).end();
  else if (book.find(paymentKey).status !== 'READY') response.writeHead(400).end('이미 승인한 결제입니다.');
  else response.writeHead(303, { location: book.approve(paymentKey) }).end();
  return true;
}
