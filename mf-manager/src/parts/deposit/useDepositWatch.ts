import { useEffect, useEffectEvent } from 'react';
import { useItem } from '@portal/shared/client';
import { paymentState } from '@portal/shared/contract/payment';
import type { PaymentStatus } from '@portal/shared/contract/statuses';
import type { Payment } from '../kind/application.ts';

/** Polling interval: a payment at the bank takes minutes. */
const DEPOSIT_POLL_MS = 10_000;

/** Statuses in which the deposit may still come. */
const OPEN: ReadonlySet<Payment['status']> = new Set<PaymentStatus>([
  'READY',
  'PENDING',
  'UNKNOWN',
  'AWAITING_DEPOSIT',
]);

/**
 * Polls for a deposit while the page is visible, and at once when it becomes visible again; stops when the payment is
 * settled.
 */
export function useDepositWatch(paymentNo: number, onSettled: (status: Payment['status']) => void): void {
  const state = useItem(paymentState, { paymentNo }, { background: true });
  const status = state.data?.status;
  const isOpen = status === undefined || OPEN.has(status);
  const ask = useEffectEvent(state.retry);
  const settle = useEffectEvent(onSettled);

  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      if (document.visibilityState === 'visible') timer = setInterval(() => ask(), DEPOSIT_POLL_MS);
    };
    const followAgain = () => {
      if (document.visibilityState === 'visible') ask();
      follow();
    };
    follow();
    document.addEventListener('visibilitychange', followAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', followAgain);
    };
  }, [isOpen]);

  useEffect(() => {
    if (status !== undefined && !OPEN.has(status)) settle(status);
  }, [status]);
}
