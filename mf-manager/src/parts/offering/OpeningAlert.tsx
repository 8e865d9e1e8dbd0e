import { Bell, BellOff } from 'lucide-react';
import { CallError, useItem, useMutation } from '@portal/shared/client';
import { getMapOpeningAlert, postIntOpeningAlert } from '@portal/shared/contract/manager';
import { formatDateTime } from '@portal/shared/format';
import { Button, toast } from '@portal/shared/ui';
import type { Offering } from '../kind/offering.ts';
import { lineOf } from '../line/watch/queuePosition.ts';

/** Switches the member's notice before an opening on and off. */
export function OpeningAlert({ offering: { kind, offeringNo } }: { offering: Offering }) {
  const which = lineOf(kind, offeringNo);
  const { data: alert } = useItem(getMapOpeningAlert, which, { background: true });
  const { mutate, isPending } = useMutation(postIntOpeningAlert, { invalidates: [getMapOpeningAlert] });
  if (!alert) return null;
  const { isWanted, noticeAt } = alert;
  if (!isWanted && noticeAt === null) return null;
  const change = async () => {
    try {
      await mutate({ ...which, isWanted: !isWanted });
      toast(isWanted || noticeAt === null ? '알림을 껐습니다.' : `${formatDateTime(noticeAt)}에 알려드립니다.`);
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <Button variant="secondary" icon={isWanted ? <BellOff /> : <Bell />} busy={isPending} onClick={() => void change()}>
      {isWanted ? '시작 알림 끄기' : '시작 알림 받기'}
    </Button>
  );
}
