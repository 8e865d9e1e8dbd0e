import { useState } from 'react';
import { CallError, useFetchItem, useMutation } from '@portal/shared/client';
import { getMapGroup, patchIntGroupSeatCancel } from '@portal/shared/contract/manager';
import { alert, openDialog } from '@portal/shared/overlay';
import { GROUP_CALLS } from '../../calls.ts';

/** Starts the cancellation of seats, with the state of its button. */
export function useCancellingSeats(groupNo: number) {
  const fetchGroup = useFetchItem(getMapGroup);
  const cancel = useMutation(patchIntGroupSeatCancel, { invalidates: GROUP_CALLS, quiet: true });
  const [isOpening, setOpening] = useState(false);
  /** @param seatNos preselected seats. */
  const start = async (seatNos: readonly number[]) => {
    setOpening(true);
    try {
      // Current state from the API, so that the amount shown is the amount refunded.
      const group = await fetchGroup({ groupNo });
      const isRequested = await openDialog(() => import('./CancelSeatsDialog.tsx'), { group, seatNos, cancel });
      if (isRequested)
        await alert(
          group.refundQuote?.amount && group.invoice?.status !== 'OPEN' ? '접수되었습니다.' : '취소되었습니다.',
        );
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setOpening(false);
    }
  };
  return { start, isOpening };
}
