import { useItem } from '@portal/shared/client';
import { OBJECTION_STATUS_NAMES } from '@portal/shared/contract/manager';
import { officeObjections } from '@portal/shared/contract/office';
import { FilterBar, FilterSelect } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { objectionColumns } from './columns.tsx';
import { useObjectionActs } from './useObjectionActs.tsx';

const STATUSES = filterOf(OBJECTION_STATUS_NAMES, '모든 상태');

/** /office/objections: objections to announced results, by the day on which the answer is due. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const status = STATUSES.wordOf(params.get('status'));
  const query = useItem(officeObjections, { page, limit, ...(status && { status }) });
  const columns = objectionColumns(useObjectionActs());
  return (
    <OfficePage title="이의신청" lead="발표한 시험 결과에 대한 이의신청입니다. 답변 기한이 가까운 것부터 보입니다.">
      <FilterBar label="이의신청 찾기">
        <FilterSelect
          label="상태"
          options={STATUSES.options}
          value={status ?? ''}
          onChange={(value) => choose('status', value)}
        />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="이의신청이 없습니다.">
        {(rows) => (
          <OfficeTable caption="이의신청" columns={columns} rows={rows} keyOf={({ objectionNo }) => objectionNo} />
        )}
      </ListOf>
    </OfficePage>
  );
}
