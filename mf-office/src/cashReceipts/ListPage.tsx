import { useItem, useMutation } from '@portal/shared/client';
import {
  officeCashReceipts,
  officeOverview,
  officeRetryCashReceipt,
  type CashReceiptNeed,
} from '@portal/shared/contract/office';
import { FilterBar, FilterChips, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { cashReceiptColumns, detailsOf, type OfficeCashReceipt } from './columns.tsx';

const NEEDS = filterOf<Exclude<CashReceiptNeed, 'failed'>>({ all: '전체' }, '실패');

/** /office/cash-receipts: cash receipts that failed, or all of them. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const need = NEEDS.wordOf(params.get('need'));
  const query = useItem(officeCashReceipts, { page, limit, need: need ?? 'failed' });
  const retrying = useMutation(officeRetryCashReceipt, {
    quiet: true,
    invalidates: [officeCashReceipts, officeOverview],
  });
  const columns = cashReceiptColumns(
    (receipt: OfficeCashReceipt) =>
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
  return (
    <OfficePage
      title="현금영수증"
      lead="가상계좌 입금과 자격증 수수료의 현금영수증입니다. 발급과 취소는 저절로 되고, 실패한 것만 다시 보냅니다."
    >
      <FilterBar label="현금영수증 찾기">
        <FilterChips
          label="상태"
          options={NEEDS.options}
          value={need ?? ''}
          onChange={(value) => choose('need', value)}
        />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="다시 보낼 현금영수증이 없습니다.">
        {(rows) => (
          <OfficeTable caption="현금영수증" columns={columns} rows={rows} keyOf={(row) => row.cashReceiptNo} />
        )}
      </ListOf>
    </OfficePage>
  );
}
