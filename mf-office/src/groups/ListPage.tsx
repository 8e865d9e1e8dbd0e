import { useItem } from '@portal/shared/client';
import { GROUP_STATUS_NAMES } from '@portal/shared/contract/manager';
import { officeGroups } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { FilterBar, FilterSelect, SearchBox } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { OnlyRow } from '../parts/table/OnlyRow.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { groupColumns } from './columns.tsx';

const STATUSES = filterOf(GROUP_STATUS_NAMES, '모든 상태');
const KINDS = filterOf({ education: '교육', exam: '시험' }, '모두');

/** /office/groups: groups of seats reserved by employers; each search is recorded. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const keyword = params.get('keyword') ?? '';
  const status = STATUSES.wordOf(params.get('status'));
  const kind = KINDS.wordOf(params.get('kind'));
  const offeringNo = useNumberParam('offeringNo');
  const isOfOne = kind !== undefined && offeringNo !== null;
  const query = useItem(officeGroups, {
    page,
    limit,
    ...(keyword && { keyword }),
    ...(status && { status }),
    ...(isOfOne && { kind, offeringNo }),
  });
  return (
    <OfficePage
      title="단체 신청"
      lead="사업자가 한 번에 잡은 자리입니다. 이름과 번호는 일부만 보이며, 찾거나 연 기록은 감사 기록에 남습니다."
    >
      {isOfOne && (
        <OnlyRow
          name={`${kind === 'exam' ? '시험' : '교육'} 한 건의 단체 신청`}
          onAll={() => choose('offeringNo', '')}
        />
      )}
      <FilterBar label="단체 신청 찾기">
        <FilterSelect
          label="상태"
          options={STATUSES.options}
          value={status ?? ''}
          onChange={(value) => choose('status', value)}
        />
        <SearchBox label="회사 이름으로 찾기" defaultValue={keyword} onSearch={(words) => choose('keyword', words)} />
      </FilterBar>
      <ListOf query={query} page={page} limit={limit} onPage={goTo} empty="단체 신청이 없습니다.">
        {(rows) => <OfficeTable caption="단체 신청" columns={groupColumns} rows={rows} keyOf={(row) => row.groupNo} />}
      </ListOf>
    </OfficePage>
  );
}
