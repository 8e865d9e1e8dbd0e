import { useItem } from '@portal/shared/client';
import { officeCorrections } from '@portal/shared/contract/office';
import { FilterBar, FilterChips } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { correctionColumns } from './columns.tsx';

const STATES = filterOf({ overdue: '기한이 지난 요청', decided: '처리한 요청' }, '기다리는 요청');

/** /office/corrections: correction requests of members, by promised day. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const state = STATES.wordOf(params.get('state'));
  const query = useItem(officeCorrections, { page, limit, state: state ?? 'waiting' });
  return (
    <OfficePage
      title="정정 요청"
      lead="개인정보처리방침에 따라 10일 안에 처리합니다. 기한이 먼저 오는 요청부터 보입니다. 열어 본 기록은 감사 기록에 남습니다."
    >
      <FilterBar label="정정 요청 찾기">
        <FilterChips
          label="보기"
          options={STATES.options}
          value={state ?? ''}
          onChange={(value) => choose('state', value)}
        />
      </FilterBar>
      <ListOf
        query={query}
        page={page}
        onPage={goTo}
        empty={state === 'decided' ? '처리한 요청이 없습니다.' : '기다리는 요청이 없습니다.'}
      >
        {(rows) => (
          <OfficeTable
            caption="정정 요청"
            columns={correctionColumns}
            rows={rows}
            keyOf={({ correctionNo }) => correctionNo}
          />
        )}
      </ListOf>
    </OfficePage>
  );
}
