import { useEffect, useEffectEvent, useState } from 'react';
import { useItem } from '@portal/shared/client';
import { paymentState } from '@portal/shared/contract/payment';
import type { ApplicationDetail, Payment } from '../../parts/kind/application.ts';

/** The gateway has not said yet how it ended. */
const UNSETTLED: readonly Payment['status'][] = ['READY', 'PENDING', 'UNKNOWN'];
/** So long we wait by ourselves; then the member is told and decides. */
const PATIENCE_MILLISECONDS = 20_000;

const isUnsettled = (status: Payment['status'] | undefined) => status !== undefined && UNSETTLED.includes(status);
const statusOf = (data: unknown) => (data as { status?: Payment['status'] } | undefined)?.status;

/**
 * Watches a payment that the member has come back from: asks the API, which asks the gateway, until it is settled.
 * @param refresh fetches the application again.
 */
export function usePaymentWatch(application: ApplicationDetail | undefined, refresh: () => void) {
  const [isPatient, setPatient] = useState(true);
  const isWaiting = application?.status === 'HELD' && isUnsettled(application.payment?.status);
  const state = useItem(
    paymentState,
    { paymentNo: application?.payment?.paymentNo ?? 0 },
    {
      enabled: isWaiting && isPatient,
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
    if (!isWaiting || !isPatient) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isWaiting, isPatient]);

  return {
    /** Still asking. */
    isAsking: isWaiting && isPatient,
    /** It takes longer than anyone waits. */
    isLate: isWaiting && !isPatient,
    askAgain: () => {
      refresh();
      setPatient(true);
    },
  };
}
