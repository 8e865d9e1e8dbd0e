import { useState } from 'react';
import { useItem } from '@portal/shared/client';
import { OFFERING_STATUS_NAMES, type OfferingStatus } from '@portal/shared/contract';
import { REGION_NAMES } from '@portal/shared/contract/manager';
import { type OfferingKind, officeOfferings } from '@portal/shared/contract/office';
import { formatCount, formatDate, formatMoney, formatPeriod } from '@portal/shared/format';
import { seoulDay, serverNow } from '@portal/shared/time';
import { Badge, ButtonLink, FilterBar, FilterSelect, SearchBox, TextLink } from '@portal/shared/ui';
import { DRAFT_NAME } from '../parts/form/draft.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { BranchFilter, branchNoOf } from '../parts/overview/BranchFilter.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { copyPath, KINDS, type Offering, viewPath } from './kind/kinds.ts';
import { StateBadge } from './kind/StateBadge.tsx';
import { monthsAround } from './months.ts';

/** Queue length next to the seats in a list; nothing for an empty queue. */
function LineMark({ offering: { line } }: { offering: Pick<Offering, 'line'> }) {
  if (!line || line.waiting + line.offered === 0) return null;
  return (
    <div>
      <Badge tone="info">대기 {formatCount(line.waiting)}명</Badge>
    </div>
  );
}

const offeringColumns = (kind: OfferingKind): Columns<Offering> => [
  {
    id: 'title',
    heading: '이름',
    cell: (row) => <TextLink to={viewPath(kind, row.offeringNo)}>{row.title}</TextLink>,
  },
  { id: 'status', heading: '상태', cell: (row) => <StateBadge offering={row} /> },
  { id: 'day', heading: '날짜', cell: (row) => formatDate(row.day) },
  {
    id: 'period',
    heading: '신청 기간',
    cell: (row) => formatPeriod(row.applyStartDate, row.applyEndDate),
  },
  {
    id: 'seats',
    heading: '자리',
    cell: (row) => (
      <>
        {`${formatCount(row.taken)}\u00a0/\u00a0${formatCount(row.capacity)}명`}
        <LineMark offering={row} />
      </>
    ),
  },
  {
    id: 'price',
    heading: '금액',
    cell: (row) => (row.price > 0 ? formatMoney(row.price) : '무료'),
  },
  {
    id: 'copy',
    heading: '복사',
    cell: (row) => (
      <TextLink to={copyPath(kind, row.offeringNo)} aria-label={`${row.title} 복사`}>
        복사
      </TextLink>
    ),
  },
];

const STATES = filterOf(
  { draft: DRAFT_NAME, ...OFFERING_STATUS_NAMES, results: '결과 입력 대기', underWay: '취소·안내 처리 중' },
  '모든 상태',
);
const GRADES = filterOf({ 1: '1급', 2: '2급' }, '모든 급수');
const { ONLINE: _online, ...PLACES } = REGION_NAMES;
/** No exam is held online. */
const REGIONS = { education: filterOf(REGION_NAMES, '모든 지역'), exam: filterOf(PLACES, '모든 지역') };
const monthFilter = () => filterOf(monthsAround(seoulDay(serverNow())), '모든 달');

type State = 'draft' | 'results' | 'underWay' | OfferingStatus;

/** Filter for the server. Drafts, pending results and pending work are no `OfferingStatus`, which visitors see too. */
function searchOf(state: State) {
  if (state === 'draft') return { isDraft: true };
  if (state === 'underWay') return { isUnderWay: true };
  return state === 'results' ? { awaitsResults: true } : { status: state };
}

/** /office/courses and /office/exams. */
export default function ListPage({ kind }: { kind: OfferingKind }) {
  const { noun, path } = KINDS[kind];
  const { page, limit, goTo, params, choose } = usePage();
  const keyword = params.get('keyword') ?? '';
  const state = STATES.wordOf(params.get('status'));
  const rating = GRADES.wordOf(params.get('rating'));
  const region = REGIONS[kind].wordOf(params.get('region'));
  const branchNo = kind === 'education' ? branchNoOf(params.get('branch')) : null;
  const [months] = useState(monthFilter);
  const month = months.wordOf(params.get('month'));
  const query = useItem(officeOfferings, {
    kind,
    page,
    limit,
    ...(keyword && { keyword }),
    ...(state && searchOf(state)),
    ...(rating && { rating }),
    ...(region && { region }),
    ...(month && { month }),
    ...(branchNo !== null && { branchNo }),
  });
  return (
    <OfficePage title={`${noun} 관리`} actions={<ButtonLink to={`${path}/write`}>{noun} 만들기</ButtonLink>}>
      <FilterBar label={`${noun} 찾기`}>
        <FilterSelect
          label="상태"
          options={STATES.options}
          value={state ?? ''}
          onChange={(value) => choose('status', value)}
        />
        <FilterSelect
          label="급수"
          options={GRADES.options}
          value={rating ?? ''}
          onChange={(value) => choose('rating', value)}
        />
        <FilterSelect
          label="지역"
          options={REGIONS[kind].options}
          value={region ?? ''}
          onChange={(value) => choose('region', value)}
        />
        <FilterSelect
          label="달"
          options={months.options}
          value={month ?? ''}
          onChange={(value) => choose('month', value)}
        />
        {kind === 'education' && (
          <BranchFilter label="주관" branchNo={branchNo} onChange={(value) => choose('branch', `${value ?? ''}`)} />
        )}
        <SearchBox label="이름이나 장소로 찾기" defaultValue={keyword} onSearch={(words) => choose('keyword', words)} />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty={`찾으시는 ${noun}이 없습니다.`}>
        {(rows) => (
          <OfficeTable caption={noun} columns={offeringColumns(kind)} rows={rows} keyOf={(row) => row.offeringNo} />
        )}
      </ListOf>
    </OfficePage>
  );
}
