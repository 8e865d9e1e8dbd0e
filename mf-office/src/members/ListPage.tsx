import { useItem } from '@portal/shared/client';
import { MEMBER_STATUS_NAMES, officeMembers, type MemberStatus } from '@portal/shared/contract/office';
import { FilterBar, FilterSelect } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { memberColumns } from './columns.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useMemberSearch } from './useMemberSearch.ts';

const ROWS = 20;
const STATUSES: { value: MemberStatus | ''; label: string }[] = [
  { value: '', label: '탈퇴를 뺀 모두' },
  ...(Object.keys(MEMBER_STATUS_NAMES) as MemberStatus[]).map((value) => ({
    value,
    label: MEMBER_STATUS_NAMES[value],
  })),
];

/** /office/members: members, masked; each search is recorded. */
export default function ListPage() {
  const { search, change } = useMemberSearch();
  const { by, keyword, status, page } = search;
  const query = useItem(officeMembers, { page, limit: ROWS, by, keyword, ...(status && { status }) });
  return (
    <OfficePage
      title="회원"
      lead="최근에 가입한 회원 1,000명까지 보입니다. 다른 회원은 찾아 주세요. 찾은 기록은 감사 기록에 남습니다."
    >
      <SearchForm
        key={`${by} ${keyword}`}
        by={by}
        keyword={keyword}
        onSearch={(nextBy, nextKeyword) => change({ by: nextBy, keyword: nextKeyword })}
      />
      <FilterBar label="회원 상태 고르기">
        <FilterSelect label="상태" options={STATUSES} value={status} onChange={(value) => change({ status: value })} />
      </FilterBar>
      <ListOf query={query} page={page} onPage={(next) => change({ page: next })} empty="찾으시는 회원이 없습니다.">
        {(rows) => <OfficeTable caption="회원" columns={memberColumns} rows={rows} keyOf={(row) => row.memberNo} />}
      </ListOf>
    </OfficePage>
  );
}
