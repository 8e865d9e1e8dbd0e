import { CallError, useMutation } from '@portal/shared/client';
import { getMapGroupInvitation, patchIntGroupDecline } from '@portal/shared/contract/manager';
import { confirm } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';

interface DeclineButtonProps {
  code: string;
  businessName: string;
  onDeclined(): void;
}

/** Declines a seat, after a confirmation with the consequences. */
export function DeclineButton({ code, businessName, onDeclined }: DeclineButtonProps) {
  const decline = useMutation(patchIntGroupDecline, { invalidates: [getMapGroupInvitation], leavesPage: true });
  const start = async () => {
    const question = `초대를 사양하시겠습니까? 사양하시면 이 초대로는 신청하실 수 없고, ${businessName}에 알립니다.`;
    if (!(await confirm(question, { yes: '예, 사양합니다', no: '아니오' }))) return;
    try {
      await decline.mutate({ code });
      onDeclined();
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <Button variant="secondary" size="large" busy={decline.isPending} onClick={() => void start()}>
      사양하기
    </Button>
  );
}
