import { useItem, useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { officeCashReceipts, officeOverview, officeRetryCashReceipt } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { Button, TextLink, toast } from '@portal/shared/ui';
import { CashReceiptBadge } from '../parts/cashReceipt/CashReceiptBadge.tsx';
import { openDecision } from '../parts/decision/openDecision.ts';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { DueLine } from '../parts/table/DueLine.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';

type OfficeCashReceipt = CallEntity<typeof officeCashReceipts>['list'][number];

/** Details of a cash receipt for the decision dialog. */
const detailsOf = (receipt: OfficeCashReceipt) => [
  { term: '신청자', description: receipt.name || '탈퇴한 회원' },
  { term: '내용', description: receipt.title },
  { term: '용도', description: `${receipt.typeName} ${receipt.number}` },
  { term: '낸 금액', description: formatMoney(receipt.paid) },
  { term: '실패한 까닭', description: receipt.failureName || '없음' },
];

const cashReceiptColumns = (retry: (receipt: OfficeCashReceipt) => void): Columns<OfficeCashReceipt> => [
  {
    id: 'name',
    heading: '신청자',
    cell: (row) => (
      <>
        <PersonName memberNo={row.memberNo}>{row.name || '탈퇴한 회원'}</PersonName>
        <div>{row.title}</div>
      </>
    ),
  },
  { id: 'type', heading: '용도', cell: (row) => `${row.typeName} ${row.number}` },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <CashReceiptBadge receipt={row} />
        <div>{formatDateTime(row.requestedAt)} 신청</div>
        {row.failureName && <div>{row.failureName}</div>}
        {row.mayRetry && <DueLine name="법정 기한" row={row} />}
      </>
    ),
  },
  { id: 'paid', heading: '낸 금액', cell: (row) => formatMoney(row.paid) },
  {
    id: 'amount',
    heading: '발급 금액',
    cell: (row) => (
      <>
        {formatMoney(row.amount)}
        {row.url && (
          <div>
            <TextLink href={row.url} target="_blank">
              승인번호 {row.issueNumber}
            </TextLink>
          </div>
        )}
      </>
    ),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) =>
      row.mayRetry ? (
        <Button size="small" onClick={() => retry(row)}>
          다시 보내기
        </Button>
      ) : (
        '없음'
      ),
  },
];

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
            toast('다시 보냅니다. 잠시 뒤에 결과를 확인해주세요.');
          },
        }),
    );
  },
  keyOf: ({ cashReceiptNo }) => cashReceiptNo,
  empty: '다시 보낼 현금영수증이 없습니다.',
});
