import { useItem, useMutation } from '@portal/shared/client';
import { EVIDENCE_STATUS_NAMES } from '@portal/shared/contract/manager';
import {
  officeApplicants,
  officeDecideEvidence,
  officeEvidence,
  officeEvidenceFile,
  officeOverview,
} from '@portal/shared/contract/office';
import { formatBirth, formatDate, formatDateTime } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { seoulDay, serverNow } from '@portal/shared/time';
import { Actions, Badge, Button } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showRefused } from '../parts/decision/showOutcome.ts';
import { FileButton } from '../parts/files/FileButton.tsx';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { detailsOf, type Evidence } from './evidence.ts';

interface Acts {
  accept(evidence: Evidence): void;
  giveBack(evidence: Evidence): void;
}

const DAY_MS = 86_400_000;
/** `3일째`: day of waiting by the calendar of Seoul; the first one if this computer's clock is late. */
function ageOf(submittedAt: string): string {
  const days = Date.parse(seoulDay(serverNow())) - Date.parse(seoulDay(new Date(submittedAt)));
  return `${Math.max(0, days / DAY_MS) + 1}일째`;
}

const evidenceColumns = ({ accept, giveBack }: Acts): Columns<Evidence> => [
  {
    id: 'applicant',
    heading: '신청자',
    cell: (row) => (
      <>
        <PersonName memberNo={row.memberNo}>{row.applicant}</PersonName> {formatBirth(row.userBirth ?? '')} (
        {row.rating}급)
      </>
    ),
  },
  { id: 'ground', heading: '자격', cell: (row) => row.groundText },
  {
    id: 'files',
    heading: '서류',
    cell: (row) => (
      <>
        {row.files.map(({ fileNo, paperName, fileName }) => (
          <div key={fileNo}>
            <FileButton
              call={officeEvidenceFile}
              input={{ evidenceNo: row.evidenceNo, fileNo }}
              fileName={fileName}
              label={`${row.applicant} ${paperName} 받기`}
            >
              {`${paperName} (${fileName})`}
            </FileButton>
          </div>
        ))}
      </>
    ),
  },
  {
    id: 'submittedAt',
    heading: '낸 일시',
    cell: (row) => (
      <>
        {formatDateTime(row.submittedAt)} {row.status === 'SUBMITTED' && <Badge>{ageOf(row.submittedAt)}</Badge>}
      </>
    ),
  },
  { id: 'examDay', heading: '가까운 시험', cell: (row) => (row.examDay ? formatDate(row.examDay) : '없음') },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) =>
      row.status === 'SUBMITTED' ? (
        <Actions>
          <Button size="small" variant="secondary" onClick={() => giveBack(row)}>
            반려
          </Button>
          <Button size="small" onClick={() => accept(row)}>
            인정
          </Button>
        </Actions>
      ) : (
        <>
          <Badge>{row.statusName}</Badge> {row.validUntil ? `${formatDate(row.validUntil)}까지` : row.reason}
        </>
      ),
  },
];

/** Accepts evidence, or returns it with a reason. */
function useEvidenceActs() {
  const deciding = useMutation(officeDecideEvidence, {
    quiet: true,
    invalidates: [officeEvidence, officeApplicants, officeOverview],
  });
  return {
    accept: (evidence: Evidence) => void openDialog(() => import('./AcceptDialog.tsx'), { evidence }),
    giveBack: (evidence: Evidence) =>
      void openDecision({
        title: '증빙 반려',
        details: detailsOf(evidence),
        note: '사유는 회원이 알림과 화면에서 그대로 읽습니다. 회원은 서류를 다시 낼 수 있고, 시험 신청은 그대로 남습니다.',
        action: '반려',
        isDangerous: true,
        reasonLabel: '반려 사유',
        reasonMissing: '반려 사유를 입력해주세요.',
        send: async (reason) => {
          await deciding.mutate({ evidenceNo: evidence.evidenceNo, decision: 'return', reason });
          showRefused();
        },
      }),
  };
}

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
