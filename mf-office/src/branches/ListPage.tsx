import { useItem } from '@portal/shared/client';
import { officeBranches } from '@portal/shared/contract/office';
import { ButtonLink, FilterBar, FilterSelect, TextLink, UnbrokenNumbers } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { STATES, writePath, type Branch } from './branch.ts';
import { MoveProgress } from './MoveProgress.tsx';

const columns: Columns<Branch> = [
  {
    id: 'name',
    heading: '이름',
    cell: (row) => (
      <TextLink to={writePath(row.branchNo)}>{row.parent ? `${row.parent.name} ${row.name}` : row.name}</TextLink>
    ),
  },
  { id: 'kind', heading: '종류', cell: (row) => row.kindName },
  { id: 'regions', heading: '맡은 지역', cell: (row) => row.regions.join(', ') || '없음' },
  { id: 'phone', heading: '전화', cell: (row) => <UnbrokenNumbers>{row.phone || '없음'}</UnbrokenNumbers> },
  { id: 'members', heading: '회원', cell: (row) => `${row.members.toLocaleString('ko')}명` },
  { id: 'employees', heading: '직원', cell: (row) => `${row.employees}명` },
];

/** /office/branches: branches with their regions, members and employees. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const state = STATES.wordOf(params.get('state'));
  const query = useItem(officeBranches, { page, limit, state });
  const left = Math.max(0, ...(query.data?.list ?? []).map(({ membersToCheck = 0 }) => membersToCheck));
  return (
    <OfficePage
      title="지회·지부"
      lead="회원은 업소가 있는 지역을 맡은 지회나 지부에 속합니다. 시·군·구를 맡은 곳이 시·도를 맡은 곳보다 앞섭니다."
      actions={<ButtonLink to={writePath()}>지회·지부 만들기</ButtonLink>}
    >
      {left > 0 && <MoveProgress left={left} onAgain={query.retry} />}
      <FilterBar label="지회·지부 찾기">
        <FilterSelect
          label="상태"
          options={STATES.options}
          value={state === 'retired' ? 'retired' : ''}
          onChange={(value) => choose('state', value)}
        />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="지회·지부가 없습니다.">
        {(rows) => <OfficeTable caption="지회·지부" columns={columns} rows={rows} keyOf={({ branchNo }) => branchNo} />}
      </ListOf>
    </OfficePage>
  );
}
