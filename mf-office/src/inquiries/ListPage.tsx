import { useItem } from '@portal/shared/client';
import { INQUIRY_STATUS_NAMES, type InquiryStatus } from '@portal/shared/contract/inquiry';
import { officeInquiries } from '@portal/shared/contract/office';
import { FilterBar, FilterChips } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { inquiryColumns } from './columns.tsx';

const STATES = [
  { value: '', label: INQUIRY_STATUS_NAMES.OPEN },
  { value: 'ANSWERED', label: INQUIRY_STATUS_NAMES.ANSWERED },
  { value: 'CLOSED', label: INQUIRY_STATUS_NAMES.CLOSED },
] as const;

const EMPTY: Record<InquiryStatus, string> = {
  OPEN: '답변할 문의가 없습니다.',
  ANSWERED: '답변하고 아직 열려 있는 문의가 없습니다.',
  CLOSED: '종료된 문의가 없습니다.',
};

/** /office/inquiries: inquiries of members, longest waiting first. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const status = STATES.find(({ value }) => value !== '' && value === params.get('status'))?.value || 'OPEN';
  const query = useItem(officeInquiries, { page, limit, status });
  return (
    <OfficePage
      title="1:1 문의"
      lead="회원이 남긴 문의와 민원입니다. 오래 기다린 것부터 보입니다. 답변하면 회원에게 알립니다."
    >
      <FilterBar label="문의 찾기">
        <FilterChips
          label="보기"
          options={STATES}
          value={status === 'OPEN' ? '' : status}
          onChange={(value) => choose('status', value)}
        />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty={EMPTY[status]}>
        {(rows) => (
          <OfficeTable
            caption="1:1 문의"
            columns={inquiryColumns(status, new Date())}
            rows={rows}
            keyOf={({ inquiryNo }) => inquiryNo}
          />
        )}
      </ListOf>
    </OfficePage>
  );
}
