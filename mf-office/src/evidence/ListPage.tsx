import { useItem } from '@portal/shared/client';
import { EVIDENCE_STATUS_NAMES } from '@portal/shared/contract/manager';
import { officeEvidence } from '@portal/shared/contract/office';
import { FilterBar, FilterSelect } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { evidenceColumns } from './columns.tsx';
import { useEvidenceActs } from './useEvidenceActs.ts';

const STATUSES = filterOf(EVIDENCE_STATUS_NAMES, '모든 상태');

/** /office/evidence: evidence of eligibility for exams, longest waiting first. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const status = STATUSES.wordOf(params.get('status'));
  const query = useItem(officeEvidence, { page, limit, ...(status && { status }) });
  const columns = evidenceColumns(useEvidenceActs());
  return (
    <OfficePage
      title="응시 자격 증빙"
      lead="회원이 낸 서류를 확인합니다. 인정해야 수험표를 출력할 수 있습니다. 서류를 열면 감사 기록에 남습니다."
    >
      <FilterBar label="증빙 찾기">
        <FilterSelect
          label="상태"
          options={STATUSES.options}
          value={status ?? ''}
          onChange={(value) => choose('status', value)}
        />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="증빙 서류가 없습니다.">
        {(rows) => (
          <OfficeTable caption="응시 자격 증빙" columns={columns} rows={rows} keyOf={({ evidenceNo }) => evidenceNo} />
        )}
      </ListOf>
    </OfficePage>
  );
}
