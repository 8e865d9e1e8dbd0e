import { useMutation } from '@portal/shared/client';
import {
  officeApproveRefundAgain,
  officeNameRefundAccount,
  officeOverview,
  officeRecordTransfer,
  officeRefundAccount,
  officeRefunds,
} from '@portal/shared/contract/office';
import { formatMoney } from '@portal/shared/format';
import { alert, openDialog } from '@portal/shared/overlay';
import { requestFor } from '../parts/decision/FirstRequest.tsx';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import type { Refund, RefundActs } from './columns.tsx';

const options = { quiet: true, invalidates: [officeRefunds, officeOverview] };

const detailsOf = (refund: Refund) => [
  { term: '받을 사람', description: refund.applicant },
  { term: '교육·시험', description: refund.title },
  { term: '금액', description: <strong>{formatMoney(refund.amount)}</strong> },
  {
    term: '계좌',
    description: refund.account ? `${refund.bank} ${refund.account} ${refund.accountName}` : '아직 없음',
  },
];

/** Acts of the refund list. */
export function useRefundActs(): RefundActs {
  const again = useMutation(officeApproveRefundAgain, options);
  const naming = useMutation(officeNameRefundAccount, options);
  const showing = useMutation(officeRefundAccount, { quiet: true });
  const recording = useMutation(officeRecordTransfer, options);
  return {
    approveAgain: (refund) =>
      void openDialog(() => import('./AccountDialog.tsx'), {
        title: '환불 다시 보내기',
        details: detailsOf(refund),
        request: requestFor('approve refund again', refund.secondLook),
        // A refund back to the card needs no account, and one to an account may use the same account again.
        accountOptional: true,
        send: async (account, reason) => {
          const { refundNo } = refund;
          await showOutcome(await again.mutate({ refundNo, reason, ...(account && { account }) }));
        },
      }),
    nameAccount: (refund) =>
      void openDialog(() => import('./AccountDialog.tsx'), {
        title: '환불 계좌 입력',
        details: detailsOf(refund),
        request: requestFor('name refund account', refund.secondLook),
        accountOptional: false,
        send: async (account, reason) => {
          if (account) await showOutcome(await naming.mutate({ refundNo: refund.refundNo, reason, ...account }));
        },
      }),
    showAccount: (refund) =>
      void openDecision({
        title: '환불 계좌 보기',
        details: detailsOf(refund),
        action: '계좌 보기',
        reasonLabel: '보는 사유',
        reasonMissing: '계좌를 보는 사유를 입력해주세요.',
        send: async (reason) => {
          const { bank, account, accountName } = await showing.mutate({ refundNo: refund.refundNo, reason });
          await alert(`${bank} ${account} ${accountName}`);
        },
      }),
    recordTransfer: (refund) =>
      void openDecision({
        title: '이체 완료 기록',
        details: detailsOf(refund),
        action: '이체 완료',
        shared: { act: 'record transfer', look: refund.secondLook },
        reasonLabel: '남길 말',
        send: async (reason) => showOutcome(await recording.mutate({ refundNo: refund.refundNo, reason })),
      }),
  };
}
