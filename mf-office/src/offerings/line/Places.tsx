import { useItem } from '@portal/shared/client';
import { LINE_STATUS_NAMES } from '@portal/shared/contract/manager';
import { officeLinePlaces } from '@portal/shared/contract/office';
import { FilterBar, FilterSelect, Section } from '@portal/shared/ui';
import { filterOf } from '../../parts/table/filterOf.ts';
import { ListOf } from '../../parts/table/ListOf.tsx';
import { OfficeTable } from '../../parts/table/OfficeTable.tsx';
import { PAGE_SIZES, usePage } from '../../parts/table/usePage.ts';
import { useAgain } from '../../parts/time/useAgain.ts';
import { PLACE_COLUMNS } from './columns.tsx';
import type { LineOfOffering } from './line.ts';

const STATUSES = filterOf(LINE_STATUS_NAMES, '모든 상태');
const SIZES = PAGE_SIZES.map((size) => ({ value: `${size}`, label: `${size}명` }));

/** Current entries of the queue, in order. */
export function Places({ line: { kind, offeringNo } }: { line: LineOfOffering }) {
  const { page, limit, goTo, params, choose } = usePage();
  const status = STATUSES.wordOf(params.get('status'));
  const query = useItem(
    officeLinePlaces,
    { kind, offeringNo, page, limit, ...(status && { status }) },
    { background: true },
  );
  useAgain(query.retry);
  return (
    <Section title="순번" lead="이름은 보이지 않습니다. 몇 초마다 새로 읽어 바뀐 상태가 바로 보입니다.">
      <FilterBar label="순번 찾기">
        <FilterSelect
          label="상태"
          options={STATUSES.options}
          value={status ?? ''}
          onChange={(value) => choose('status', value)}
        />
        <FilterSelect label="한 쪽에" options={SIZES} value={`${limit}`} onChange={(value) => choose('rows', value)} />
      </FilterBar>
      <ListOf
        query={query}
        page={page}
        limit={limit}
        onPage={goTo}
        empty={status ? '이 상태인 순번이 없습니다.' : '아직 순번을 받은 분이 없습니다.'}
      >
        {(rows) => (
          <OfficeTable caption="순번 목록" columns={PLACE_COLUMNS} rows={rows} keyOf={({ placeNo }) => placeNo} />
        )}
      </ListOf>
    </Section>
  );
}
