import { randomInt } from 'node:crypto';
import type { Updateable } from 'kysely';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { SandboxGatewayTables } from '../../../database/types/tables/sandbox.ts';
import { lockSandboxPayment, queueCallback, stateAt, type SandboxPaymentRow } from './sandboxPayments.ts';

/** The buttons of the sandbox's page. */
export const ACTIONS = [
  'approve',
  'cancel',
  'issue',
  'deposit',
  'delay',
  'fail',
  'loseCallback',
  'duplicate',
  'wrongAmount',
  'returnOnly',
  'lateDeposit',
] as const;
export type Action = (typeof ACTIONS)[number];

const APPROVAL_DELAY_MS = 5_000;
const DUPLICATE_CALLBACKS = 3;
const WRONG_AMOUNT_DIFFERENCE_WON = 1_000;

/** Not for a virtual account, which is paid by a deposit. */
const PAYING_AT_ONCE: readonly Action[] = ['approve', 'delay', 'loseCallback', 'duplicate', 'wrongAmount'];

interface Effect {
  set: Updateable<SandboxGatewayTables['sandbox_payment']>;
  /** Number of webhooks sent. */
  callbacks: number;
  /** Time of the first one; now by default. */
  sendAt?: Date;
}

/** Effect of an action on a payment in its current state; null if none. */
function effectOf(action: Action, row: SandboxPaymentRow, now: Date): Effect | null {
  const state = stateAt(row, now);
  const paid = { state: 'PAID', paid_at: now } as const;
  if (state === 'AWAITING_DEPOSIT' && action === 'deposit') return { set: paid, callbacks: 1 };
  if (state === 'EXPIRED' && row.account !== null && action === 'lateDeposit') return { set: paid, callbacks: 1 };
  // A delayed approval is already pending.
  if (state !== 'PENDING' || row.state !== 'PENDING') return null;
  if (row.method === 'vbank' ? PAYING_AT_ONCE.includes(action) : action === 'issue') return null;
  switch (action) {
    case 'approve':
      return { set: paid, callbacks: 1 };
    case 'issue':
      return { set: { state: 'AWAITING_DEPOSIT', account: newAccount() }, callbacks: 1 };
    case 'cancel':
      return { set: { state: 'FAILED', reason: '결제를 취소했습니다.' }, callbacks: 1 };
    case 'fail':
      return { set: { state: 'FAILED', reason: '카드사가 승인을 거절했습니다.' }, callbacks: 1 };
    case 'delay': {
      const approveAt = new Date(now.getTime() + APPROVAL_DELAY_MS);
      return { set: { state: 'PAID', paid_at: approveAt }, callbacks: 1, sendAt: approveAt };
    }
    case 'loseCallback':
      return { set: paid, callbacks: 0 };
    case 'duplicate':
      return { set: paid, callbacks: DUPLICATE_CALLBACKS };
    case 'wrongAmount':
      return { set: { ...paid, notified_amount: Math.max(row.amount - WRONG_AMOUNT_DIFFERENCE_WON, 1) }, callbacks: 1 };
    case 'returnOnly':
    case 'deposit':
    case 'lateDeposit':
      return null;
  }
}

const newAccount = () => `562${String(randomInt(10 ** 10)).padStart(10, '0')}`;

/**
 * Applies an action and queues its webhooks in the same transaction; a repetition finds the state changed and does
 * nothing.
 */
export function pressButton(
  db: Queries,
  gatewayNo: string,
  action: Action,
  now: Date,
): Promise<SandboxPaymentRow | null> {
  return inTransaction(db, async (transaction) => {
    const row = await lockSandboxPayment(transaction, gatewayNo);
    if (!row) return null;
    const effect = effectOf(action, row, now);
    if (!effect) return row;
    const changed = await transaction
      .updateTable('sandbox_payment')
      .set(effect.set)
      .where('gateway_no', '=', gatewayNo)
      .returningAll()
      .executeTakeFirstOrThrow();
    for (let count = 0; count < effect.callbacks; count += 1)
      await queueCallback(transaction, changed, effect.sendAt ?? now);
    return changed;
  });
}
