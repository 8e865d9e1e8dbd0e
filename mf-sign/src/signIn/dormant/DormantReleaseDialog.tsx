import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { userModifyStatus, withdrawDormant } from '@portal/shared/contract/user';
import { alert, openDialog, type DialogProps } from '@portal/shared/overlay';
import { VERIFICATION_MESSAGES } from '@portal/shared/rules';
import { Button, Dialog } from '@portal/shared/ui';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type Person } from '../../parts/phoneVerification/usePhoneVerification.ts';

/** Status of a released account (specification §3, dormant release request). */
const ACTIVE = 1;
const RELEASED_MESSAGE = '정상적으로 휴면해제 처리 되었습니다. 로그인을 진행해주세요.';

/**
 * Releases the dormant account of a verified phone, or closes it instead; the dialog closes with the action that was
 * performed.
 */
export default function DormantReleaseDialog({ close, closing }: DialogProps<'released' | 'left'>) {
  const verification = usePhoneVerification('dormant');
  const [person, setPerson] = useState<Person | null>(null);
  const change = useMutation(userModifyStatus);
  const withdrawal = useMutation(withdrawDormant, { quiet: true });

  const release = async () => {
    if (!person) {
      await alert(VERIFICATION_MESSAGES.notVerified);
      return;
    }
    try {
      await change.mutate({ status: ACTIVE, ...person });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // The client has shown its message. An expired verification is repeated.
      if (error.code === NUMBERS.PHONE_NOT_VERIFIED) {
        setPerson(null);
        verification.startOver();
      }
      return;
    }
    await alert(RELEASED_MESSAGE);
    close('released');
  };

  const withdraw = async () => {
    if (!person) {
      await alert(VERIFICATION_MESSAGES.notVerified);
      return;
    }
    const isDone = await openDialog(() => import('../../parts/withdrawal/WithdrawalDialog.tsx'), {
      send: (values) => withdrawal.mutate({ ...person, ...values }),
    });
    if (isDone) close('left');
  };

  return (
    <Dialog
      title="휴면 계정 해제"
      description="12개월 동안 로그인하지 않아 휴면 상태가 된 계정입니다. 이름과 휴대폰 번호를 인증하시면 바로 해제하실 수 있습니다. 더 이용하지 않으시려면 인증하신 뒤 해제하지 않고 탈퇴하실 수 있습니다."
      closing={closing}
      onClose={() => close()}
      footer={
        <>
          <Button variant="secondary" onClick={() => void withdraw()}>
            해제하지 않고 탈퇴
          </Button>
          <Button busy={change.isPending} onClick={() => void release()}>
            휴면해제
          </Button>
        </>
      }
    >
      <PhoneVerification verification={verification} onVerified={setPerson} />
    </Dialog>
  );
}
