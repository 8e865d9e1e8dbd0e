import { useItem } from '@portal/shared/client';
import { officeReports } from '@portal/shared/contract/office';
import { FilterBar, FilterChips } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { reportColumns } from './columns.tsx';

const STATES = [
  { value: '', label: '확인할 글' },
  { value: 'hidden', label: '숨긴 글' },
] as const;

/** /office/reports: posts that members have reported, and hidden posts. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const state = params.get('state') === 'hidden' ? 'hidden' : 'waiting';
  const query = useItem(officeReports, { page, limit, state });
  return (
    <OfficePage
      title="신고된 글"
      lead="회원이 신고한 글입니다. 오래 기다린 글부터 보입니다. 제목을 누르면 글과 신고 내용을 함께 볼 수 있습니다."
    >
      <FilterBar label="신고된 글 찾기">
        <FilterChips
          label="보기"
          options={STATES}
          value={state === 'hidden' ? 'hidden' : ''}
          onChange={(value) => choose('state', value)}
        />
      </FilterBar>
      <ListOf
        query={query}
        page={page}
        onPage={goTo}
        empty={state === 'hidden' ? '숨긴 글이 없습니다.' : '확인할 신고가 없습니다.'}
      >
        {(rows) => (
          <OfficeTable caption="신고된 글" columns={reportColumns(state)} rows={rows} keyOf={({ postNo }) => postNo} />
        )}
      </ListOf>
    </OfficePage>
  );
}
