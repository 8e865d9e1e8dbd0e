import { useItem, useMutation } from '@portal/shared/client';
import { officeCashReceipts, officeOverview, officeRetryCashReceipt } from '@portal/shared/contract/office';
import { toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { cashReceiptColumns, detailsOf } from './columns.tsx';

const NEEDS = filterOf({ all: '전체' }, '실패', 'failed');

/** /office/cash-receipts: cash receipts that failed, or all of them. */
export default officeList({
  title: '현금영수증',
  lead: '가상계좌 입금과 자격증 수수료의 현금영수증입니다. 발급과 취소는 저절로 되고, 실패한 것만 다시 보냅니다.',
  filter: { ...NEEDS, name: 'need', label: '상태', bar: '현금영수증 찾기', as: 'chips' },
  useRows: (paging, need) => useItem(officeCashReceipts, { ...paging, need }),
  useColumns: () => {
    const retrying = useMutation(officeRetryCashReceipt, {
      quiet: true,
      invalidates: [officeCashReceipts, officeOverview],
    });
    return cashReceiptColumns(
      (receipt) =>
        void openDecision({
          title: '현금영수증 다시 보내기',
          details: detailsOf(receipt),
          action: '다시 보내기',
          reasonLabel: '사유',
          reasonMissing: '사유를 입력해주세요.',
          send: async (reason) => {
            await retrying.mutate({ cashReceiptNo: receipt.cashReceiptNo, reason });
            toast('다시 보냅니다. 잠시 뒤에 결과를 확인해 주세요.');
          },
        }),
    );
  },
  keyOf: ({ cashReceiptNo }) => cashReceiptNo,
  empty: '다시 보낼 현금영수증이 없습니다.',
});
