import { FEES } from './guardTable/fees.ts';
import type { Guard } from './guardTable/guard.ts';
import { LINE } from './guardTable/line.ts';
import { LOCKS } from './guardTable/locks.ts';
import { PAYMENTS } from './guardTable/payments.ts';
import { REFUNDS } from './guardTable/refunds.ts';
import { SEATS } from './guardTable/seats.ts';

/** Guards around money and seats. Walks must detect the removal of each. */
export const GUARDS: readonly Guard[] = [...SEATS, ...PAYMENTS, ...REFUNDS, ...FEES, ...LOCKS, ...LINE];

/** The guard removed in this process; undefined: none. */
export function guardTakenOut(): Guard | undefined {
  const name = process.env['GUARD_TAKEN_OUT'];
  const guard = GUARDS.find((one) => one.name === name);
  if (name !== undefined && !guard) throw new Error('GUARD_TAKEN_OUT names no guard');
  return guard;
}
