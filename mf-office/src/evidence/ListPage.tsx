import { useItem } from '@portal/shared/client';
import { EVIDENCE_STATUS_NAMES } from '@portal/shared/contract/manager';
import { officeEvidence } from '@portal/shared/contract/office';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { evidenceColumns } from './columns.tsx';
import { useEvidenceActs } from './useEvidenceActs.ts';

const STATUSES = filterOf(EVIDENCE_STATUS_NAMES, '모든 상태');

/** /office/evidence: evidence of eligibility for exams, longest waiting first. */
export default officeList({
  title: '응시 자격 증빙',
  lead: '회원이 낸 서류를 확인합니다. 인정해야 수험표를 출력할 수 있습니다. 서류를 열면 감사 기록에 남습니다.',
  filter: { ...STATUSES, name: 'status', label: '상태', bar: '증빙 찾기', as: 'select' },
  useRows: (paging, status) => useItem(officeEvidence, { ...paging, ...(status && { status }) }),
  useColumns: () => evidenceColumns(useEvidenceActs()),
  keyOf: ({ evidenceNo }) => evidenceNo,
  empty: '증빙 서류가 없습니다.',
});
