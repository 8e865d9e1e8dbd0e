import { addDays, seoulInstant } from '@portal/shared/time';
import { PAYOUT_DAYS } from './paidOutList.ts';
import type { Arrived } from './tossApi.ts';

/** Part of the books that a request concerns: entries with a value, or since a time, which are then only read. */
export type Scope =
  | { kind: 'PAYMENT'; column: 'key' | 'order_id' | 'name'; value: string }
  /** All records under the order of a receipt. */
  | { kind: 'RECEIPT'; key: string }
  | { kind: 'PAYMENT' | 'RECEIPT'; since: Date };

/** Returns the part of the books that a request concerns. */
export function scopeOf({ method, url: { pathname, searchParams }, body }: Arrived): Scope {
  const field = (name: string) => (typeof body === 'object' && body !== null ? String(Reflect.get(body, name)) : '');
  const since = (days: number, parameter: string) =>
    seoulInstant(addDays((searchParams.get(parameter) ?? '').slice(0, 10), days));
  const [, list, key] = /^\/v1\/([a-z-]+)(?:\/([^/]+))?/.exec(pathname) ?? [];
  if (list === 'cash-receipts') {
    if (key) return { kind: 'RECEIPT', key: decodeURIComponent(key) };
    if (method === 'GET') return { kind: 'RECEIPT', since: since(0, 'requestDate') };
    return { kind: 'PAYMENT', column: 'name', value: field('orderName') };
  }
  if (list !== 'payments') return { kind: 'PAYMENT', since: since(-PAYOUT_DAYS, 'startDate') };
  if (!key) return { kind: 'PAYMENT', column: 'order_id', value: field('orderId') };
  return { kind: 'PAYMENT', column: 'key', value: key === 'confirm' ? field('paymentKey') : decodeURIComponent(key) };
}
