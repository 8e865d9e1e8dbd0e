import { useEffect, useEffectEvent, useState } from 'react';
import { useItem } from '@portal/shared/client';
import { paymentState } from '@portal/shared/contract/payment';
import type { PaymentStatus } from '@portal/shared/contract/statuses';
import type { ApplicationDetail, Payment } from '../kind/application.ts';

/** Statuses before the gateway has reported the result. */
const UNSETTLED: ReadonlySet<Payment['status']> = new Set<PaymentStatus>(['READY', 'PENDING', 'UNKNOWN']);
/** Time after which polling stops and the member decides. */
const POLL_TIMEOUT_MS = 20_000;

const isUnsettled = (status: Payment['status'] | undefined) => status !== undefined && UNSETTLED.has(status);
const statusOf = (data: unknown) => (data as { status?: Payment['status'] } | undefined)?.status;

/**
 * Watches the payment of a member who has returned from the gateway: polls the API, which queries the gateway, until
 * the payment is settled or the time is up.
 * @param refresh fetches the application again.
 */
export function usePaymentWatch(
  application: Pick<ApplicationDetail, 'status' | 'payment'> | undefined,
  refresh: () => void,
) {
  const [hasTime, setHasTime] = useState(true);
  const isWaiting = application?.status === 'HELD' && isUnsettled(application.payment?.status);
  const state = useItem(
    paymentState,
    { paymentNo: application?.payment?.paymentNo ?? 0 },
    {
      enabled: isWaiting && hasTime,
      background: true,
      pollWhile: (data) => data === undefined || isUnsettled(statusOf(data)),
    },
  );
  const isSettled = isWaiting && state.data !== undefined && !isUnsettled(state.data.status);

  const settle = useEffectEvent(refresh);
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);

  useEffect(() => {
    if (!isWaiting || !hasTime) return;
    const timer = setTimeout(() => setHasTime(false), POLL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, hasTime]);

  return {
    isPolling: isWaiting && hasTime,
    /** The payment is still not settled; the member decides. */
    hasTimedOut: isWaiting && !hasTime,
    pollAgain: () => {
      refresh();
      setHasTime(true);
    },
  };
}
