import type { CallEntity } from '@portal/shared/contract';
import { RESULT_NAMES, type OfferingKind, type officeApplicants, type Result } from '@portal/shared/contract/office';
import { formatBirth, formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Badge, Button, UnbrokenNumbers } from '@portal/shared/ui';
import { PersonName } from '../../parts/person/PersonName.tsx';
import type { Column, Columns } from '../../parts/table/columns.ts';

/** One applicant. */
export type Applicant = CallEntity<typeof officeApplicants>['list'][number];

/** The headings by column. The name is no choice: it says whose row it is. */
const HEADINGS = {
  number: '신청 번호',
  phone: '휴대폰',
  applyDate: '신청 일시',
  examinationCode: '수험번호',
  status: '상태',
  paid: '결제',
  memo: '요청 사항',
  results: '결과 입력',
} as const;

/** The columns that may be left out; only an exam has numbers. */
export const choosableColumns = (kind: OfferingKind) =>
  Object.entries(HEADINGS)
    .filter(([id]) => kind === 'exam' || id !== 'examinationCode')
    .map(([id, heading]) => ({ id, heading }));

/** The columns of the applicants; an exam has numbers. */
export function applicantColumns(
  kind: OfferingKind,
  enter: (applicant: Applicant, result: Result) => void,
): Columns<Applicant> {
  const examNumber: Column<Applicant> = {
    id: 'examinationCode',
    heading: HEADINGS.examinationCode,
    isSortable: true,
    cell: (row) => <UnbrokenNumbers>{row.examinationCode || '없음'}</UnbrokenNumbers>,
  };
  return [
    {
      id: 'name',
      heading: '이름',
      isSortable: true,
      cell: (row) => (
        <>
          <PersonName memberNo={row.memberNo}>{row.name || '탈퇴한 회원'}</PersonName> {formatBirth(row.userBirth)}
        </>
      ),
    },
    { id: 'number', heading: HEADINGS.number, cell: (row) => `${row.userExaminationNo}번` },
    {
      id: 'phone',
      heading: HEADINGS.phone,
      cell: (row) => <UnbrokenNumbers>{row.phone || '없음'}</UnbrokenNumbers>,
    },
    {
      id: 'applyDate',
      heading: HEADINGS.applyDate,
      isSortable: true,
      cell: (row) => formatDateTime(row.applyDate),
    },
    ...(kind === 'exam' ? [examNumber] : []),
    {
      id: 'status',
      heading: HEADINGS.status,
      isSortable: true,
      cell: (row) => <Badge>{row.statusName}</Badge>,
    },
    {
      id: 'paid',
      heading: HEADINGS.paid,
      cell: (row) => formatMoney(row.paidAmount),
    },
    {
      id: 'memo',
      heading: HEADINGS.memo,
      cell: (row) => (
        <>
          {row.needsAssistance && <Badge tone="info">편의 제공 필요</Badge>} {row.memo || '없음'}
        </>
      ),
    },
    {
      id: 'results',
      heading: HEADINGS.results,
      cell: (row) =>
        row.results.length === 0 ? (
          '지금 입력할 수 없음'
        ) : (
          <Actions>
            {row.results.map((result) => (
              <Button
                key={result}
                size="small"
                variant="secondary"
                aria-label={`${row.name} ${RESULT_NAMES[result]}`}
                onClick={() => enter(row, result)}
              >
                {RESULT_NAMES[result]}
              </Button>
            ))}
          </Actions>
        ),
    },
  ];
}
