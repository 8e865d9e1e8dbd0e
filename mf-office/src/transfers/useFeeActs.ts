import { useMutation } from '@portal/shared/client';
import { officeFeeAccount, officeFees, officeOverview, officeRecordFeeReturned } from '@portal/shared/contract/office';
import { alert, openDialog } from '@portal/shared/overlay';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import type { FeeActs } from './columns.tsx';
import { detailsOf } from './fee.ts';

const options = { quiet: true, invalidates: [officeFees, officeOverview] };

/** Acts of the fee list. */
export function useFeeActs(): FeeActs {
  const showing = useMutation(officeFeeAccount, { quiet: true });
  const recording = useMutation(officeRecordFeeReturned, options);
  return {
    confirm: (fee) => void openDialog(() => import('./ConfirmFeeDialog.tsx'), { fee }),
    showAccount: (fee) =>
      void openDecision({
        title: '받을 계좌 보기',
        details: detailsOf(fee),
        note: '누가 왜 보았는지 기록에 남습니다.',
        action: '계좌 보기',
        reasonLabel: '보는 사유',
        reasonMissing: '계좌를 보는 사유를 입력해주세요.',
        send: async (reason) => {
          const { bank, account, accountName } = await showing.mutate({ certificateNo: fee.certificateNo, reason });
          await alert(`${bank} ${account} ${accountName}`);
        },
      }),
    recordReturn: (fee) =>
      void openDecision({
        title: '수수료 반환 기록',
        details: detailsOf(fee),
        note: '은행에서 이체를 마친 뒤에 누릅니다.',
        action: '반환 완료',
        shared: { act: 'record fee return', look: fee.secondLook },
        dayLabel: '이체한 날',
        reasonLabel: '남길 말',
        send: async (reason, day) =>
          showOutcome(await recording.mutate({ certificateNo: fee.certificateNo, reason, day })),
      }),
  };
}
