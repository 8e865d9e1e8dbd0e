import { useEffect, useRef } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { patchIntLineLeave, postIntLine } from '@portal/shared/contract/manager';
import { confirm } from '@portal/shared/overlay';
import { pageHeading } from '@portal/shared/ui';
import { callsOf } from '../parts/kind/applicationSources.ts';
import type { Offering } from '../parts/kind/offering.ts';
import type { LineWatch } from '../parts/line/watch/LineWatch.ts';
import { lineOf, type QueuePosition } from '../parts/line/watch/queuePosition.ts';

const NO = '아니오';

const lossOf = ({ ahead, group }: QueuePosition) => {
  if (ahead === null) return '대기 신청이 없어지고, 추첨에서도 빠집니다.';
  const collected = group && group.collected > 0 ? `모아 둔 ${group.collected}자리는 다음 분들께 넘어갑니다. ` : '';
  return `지금 순번(내 앞 ${ahead}명)이 없어집니다. ${collected}다시 대기 신청하시면 맨 뒤에 서게 됩니다.`;
};

/**
 * Takes a place, gives one up, or declines an offered seat, and then requests the status at once. The button that took
 * a place is gone with it: its focus goes to the heading of the page.
 */
export function useLineActs({ kind, offeringNo }: Offering, watch: LineWatch, status: QueuePosition['status']) {
  const invalidates = callsOf(kind);
  const waiting = useMutation(postIntLine, { invalidates });
  const leaving = useMutation(patchIntLineLeave, { invalidates });
  const line = lineOf(kind, offeringNo);
  const hasJoined = useRef(false);
  useEffect(() => {
    if (hasJoined.current && document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true });
    hasJoined.current = false;
  }, [status]);

  /** An error has been shown; the page may be out of date. */
  const carryOut = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    watch.start();
  };
  return {
    isWaiting: waiting.isPending,
    isLeaving: leaving.isPending,
    wait: () => {
      hasJoined.current = true;
      return carryOut(() => waiting.mutate(line));
    },
    leave: async (position: QueuePosition) => {
      const question = `대기를 취소하시겠습니까? ${lossOf(position)}`;
      if (await confirm(question, { yes: '예, 취소합니다', no: NO })) await carryOut(() => leaving.mutate(line));
    },
    decline: async () => {
      const question =
        '배정된 자리를 포기하시겠습니까? 자리는 바로 다음 분께 넘어가며 되돌릴 수 없습니다. 다시 대기 신청하시면 맨 뒤에 서게 됩니다.';
      if (await confirm(question, { yes: '예, 포기합니다', no: NO })) await carryOut(() => leaving.mutate(line));
    },
  };
}
