import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { patchIntGroupCancel } from '@portal/shared/contract/manager';
import { alert, confirm } from '@portal/shared/overlay';
import { Actions, Button } from '@portal/shared/ui';
import { callsOf } from '../../../parts/kind/applicationSources.ts';
import { GROUP_CALLS } from '../../calls.ts';
import { offeringOf, type Group } from '../../group.ts';
import { useCancellingSeats } from './useCancellingSeats.ts';

/** Buttons that cancel several seats or the whole group, by `allowedActions`. */
export function CancelActions({ group }: { group: Group }) {
  const { groupNo, allowedActions } = group;
  const cancelSeats = useCancellingSeats(groupNo);
  const { isCancelling, cancelAll } = useCancellingAll(group);
  if (!allowedActions.includes('cancelSeats') && !allowedActions.includes('cancel')) return null;
  return (
    <Actions>
      {allowedActions.includes('cancelSeats') && (
        <Button variant="secondary" busy={cancelSeats.isOpening} onClick={() => void cancelSeats.start([])}>
          여러 명 취소
        </Button>
      )}
      {allowedActions.includes('cancel') && (
        <Button variant="secondary" busy={isCancelling} onClick={() => void cancelAll()}>
          단체 신청 취소
        </Button>
      )}
    </Actions>
  );
}

const questionOf = ({ counts }: Group) =>
  [
    counts.confirmed > 0
      ? '아직 수락하지 않은 자리를 모두 취소합니다. 수락하신 분의 자리는 그대로입니다.'
      : '모든 자리를 취소합니다.',
    '결제하신 금액이 없어 환불 절차 없이 바로 취소됩니다. 취소하시겠습니까?',
  ].join(' ');

/** Cancels all seats that nobody has accepted, of a group without payments. */
function useCancellingAll(group: Group) {
  const { groupNo } = group;
  const cancel = useMutation(patchIntGroupCancel, {
    invalidates: [...GROUP_CALLS, ...callsOf(offeringOf(group).kind)],
  });
  const [isAsking, setAsking] = useState(false);
  const cancelAll = async () => {
    setAsking(true);
    try {
      if (!(await confirm(questionOf(group), { yes: '예, 취소합니다', no: '아니오' }))) return;
      await cancel.mutate({ groupNo });
      await alert('취소되었습니다.');
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setAsking(false);
    }
  };
  return { isCancelling: isAsking || cancel.isPending, cancelAll };
}
