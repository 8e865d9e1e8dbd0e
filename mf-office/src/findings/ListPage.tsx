import { useItem, useMutation } from '@portal/shared/client';
import { officeCloseFinding, officeFindings, officeOverview } from '@portal/shared/contract/office';
import { toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { detailsOf, findingColumns } from './columns.tsx';

/** /office/findings: differences between the records of the gateway or the bank and ours. */
export default officeList({
  title: '대사 차이',
  lead: '결제사의 정산 내역이나 협회 계좌의 거래가 우리 기록과 다른 건입니다. 확인한 뒤 처리한 내용을 남겨 주세요.',
  useRows: (paging) => useItem(officeFindings, paging),
  useColumns: () => {
    const closing = useMutation(officeCloseFinding, { quiet: true, invalidates: [officeFindings, officeOverview] });
    return findingColumns(
      (finding) =>
        void openDecision({
          title: '대사 차이 처리',
          details: detailsOf(finding),
          action: '처리 완료',
          reasonLabel: '처리한 내용',
          reasonMissing: '처리한 내용을 입력해주세요.',
          send: async (note) => {
            await closing.mutate({ findingNo: finding.findingNo, note });
            toast('처리했습니다.');
          },
        }),
    );
  },
  keyOf: ({ findingNo }) => findingNo,
  empty: '처리할 차이가 없습니다.',
});
