import type { CallEntity } from '@portal/shared/contract';
import { RESULT_NAMES, type OfferingKind, type officeApplicants, type Result } from '@portal/shared/contract/office';
import { formatBirth, formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Badge, Button, UnbrokenNumbers } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../../parts/table/columns.ts';

/** One applicant. */
export type Applicant = CallEntity<typeof officeApplicants>['list'][number];

const { accessor, display } = columnsOf<Applicant>();

/** The headings by column. The name is no choice: it says whose row it is. */
const HEADINGS = {
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
  const examNumber = accessor((row): unknown => row.examinationCode, {
    id: 'examinationCode',
    header: HEADINGS.examinationCode,
    cell: ({ row }) => <UnbrokenNumbers>{row.original.examinationCode || '없음'}</UnbrokenNumbers>,
  });
  return [
    accessor((row): unknown => row.name, {
      id: 'name',
      header: '이름',
      cell: ({ row }) => `${row.original.name || '탈퇴한 회원'} ${formatBirth(row.original.userBirth)}`,
    }),
    accessor((row): unknown => row.applyDate, {
      id: 'applyDate',
      header: HEADINGS.applyDate,
      cell: ({ row }) => formatDateTime(row.original.applyDate),
    }),
    ...(kind === 'exam' ? [examNumber] : []),
    accessor((row): unknown => row.status, {
      id: 'status',
      header: HEADINGS.status,
      cell: ({ row }) => <Badge>{row.original.statusName}</Badge>,
    }),
    display({
      id: 'paid',
      header: HEADINGS.paid,
      enableSorting: false,
      cell: ({ row }) => formatMoney(row.original.paidAmount),
    }),
    display({
      id: 'memo',
      header: HEADINGS.memo,
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <>
          {original.needsAssistance && <Badge tone="info">편의 제공 필요</Badge>} {original.memo || '없음'}
        </>
      ),
    }),
    display({
      id: 'results',
      header: HEADINGS.results,
      enableSorting: false,
      cell: ({ row: { original } }) =>
        original.results.length === 0 ? (
          '지금 입력할 수 없음'
        ) : (
          <Actions>
            {original.results.map((result) => (
              <Button
                key={result}
                size="small"
                variant="secondary"
                aria-label={`${original.name} ${RESULT_NAMES[result]}`}
                onClick={() => enter(original, result)}
              >
                {RESULT_NAMES[result]}
              </Button>
            ))}
          </Actions>
        ),
    }),
  ];
}
