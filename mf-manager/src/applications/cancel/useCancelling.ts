import { useState } from 'react';
import { useMutation } from '@portal/shared/client';
import type { Application } from '../../parts/kind/application.ts';
import { APPLICATIONS, callsOf } from '../../parts/kind/applicationSources.ts';
import { cancelApplication } from './cancelApplication.ts';

/** Starts the cancellation of an application, with the state of its button. */
export function useCancelling({ kind, applicationNo }: Pick<Application, 'kind' | 'applicationNo'>) {
  const cancel = useMutation(APPLICATIONS[kind].cancel, { invalidates: callsOf(kind) });
  const fetchApplication = APPLICATIONS[kind].application.useFetch();
  const [isCancelling, setCancelling] = useState(false);
  const startCancelling = async () => {
    setCancelling(true);
    try {
      // Current state from the API, so that the amount shown is the amount refunded.
      const current = await fetchApplication(applicationNo);
      if (current) await cancelApplication(current, cancel);
    } finally {
      setCancelling(false);
    }
  };
  return { isCancelling, startCancelling };
}
