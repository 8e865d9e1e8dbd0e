import type { ReactNode } from 'react';
import { EVIDENCE_STATUS_NAMES } from '@portal/shared/contract/manager';
import { RESULT_NAMES, type OfferingKind, type Result } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatBirth, formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Badge, Button, UnbrokenNumbers } from '@portal/shared/ui';
import { PersonName } from '../../parts/person/PersonName.tsx';
import { scoreText } from '../../parts/results/scoreText.ts';
import type { Column, Columns } from '../../parts/table/columns.ts';
import type { Applicant } from '../kind/applicant.ts';

/** State of the evidence that an exam requires. */
const evidenceWords = (state: NonNullable<Applicant['evidence']>): string =>
  state === 'NONE' ? '내지 않음' : inTable(EVIDENCE_STATUS_NAMES, state, state);

const isCorrectable = ({ corrections = [] }: Applicant) => corrections.length > 0;

/**
 * Headings of everything that can be hidden. The name is not among them, since it identifies the row. Short values
 * share a column, so that a full row fits into a desktop window.
 */
const HEADINGS = {
  number: '신청 번호',
  phone: '휴대폰',
  applyDate: '신청 일시',
  examinationCode: '수험번호',
  status: '상태',
  photo: '사진',
  paid: '결제',
  memo: '요청 사항',
  results: '결과 입력',
} as const;

/** Values that share the application column. */
const APPLICATION_PARTS = ['applyDate', 'number', 'paid'] as const;

/** Columns of exams only. */
const OF_EXAMS = ['examinationCode', 'photo'];

/** Columns that can be hidden; only an exam has numbers and photos. */
export const choosableColumns = (kind: OfferingKind) =>
  Object.entries(HEADINGS)
    .filter(([id]) => kind === 'exam' || !OF_EXAMS.includes(id))
    .map(([id, heading]) => ({ id, heading }));

/** Acts of an employee on a result. */
interface ResultActs {
  enter(applicant: Applicant, result: Result): void;
  enterScores(applicant: Applicant): void;
  correct(applicant: Applicant): void;
}

/**
 * Columns of the applicants that are not hidden. An exam has numbers and photos, and shows scores and evidence in the
 * state column.
 */
export function applicantColumns(
  kind: OfferingKind,
  { enter, enterScores, correct }: ResultActs,
  photoCell: (applicant: Applicant) => ReactNode,
  hidden: readonly string[],
): Columns<Applicant> {
  const isShown = (id: keyof typeof HEADINGS) => !hidden.includes(id);
  const application: Column<Applicant> = {
    id: 'applyDate',
    heading: '신청',
    isSortable: true,
    cell: (row) => (
      <>
        {isShown('applyDate') && <div>{formatDateTime(row.applyDate)}</div>}
        {isShown('number') && <div>{row.userExaminationNo}번</div>}
        {isShown('paid') && <div>{row.paidAmount > 0 ? `${formatMoney(row.paidAmount)} 결제` : '결제 없음'}</div>}
      </>
    ),
  };
  const examNumber: Column<Applicant> = {
    id: 'examinationCode',
    heading: HEADINGS.examinationCode,
    isSortable: true,
    cell: (row) => <UnbrokenNumbers>{row.examinationCode || '없음'}</UnbrokenNumbers>,
  };
  const photo: Column<Applicant> = { id: 'photo', heading: HEADINGS.photo, cell: photoCell };
  const all: Columns<Applicant> = [
    {
      id: 'name',
      heading: '이름',
      isSortable: true,
      cell: (row) => (
        <>
          <PersonName memberNo={row.memberNo}>{row.name || '탈퇴한 회원'}</PersonName> {formatBirth(row.userBirth)}
          {isShown('phone') && (
            <div>
              <UnbrokenNumbers>{row.phone || '휴대폰 없음'}</UnbrokenNumbers>
            </div>
          )}
        </>
      ),
    },
    application,
    ...(kind === 'exam' ? [examNumber] : []),
    {
      id: 'status',
      heading: HEADINGS.status,
      isSortable: true,
      cell: (row) => (
        <>
          <Badge>{row.statusName}</Badge>
          {row.scoreSheet && <div>{scoreText(row.scoreSheet)}</div>}
          {row.evidence && <div>응시 자격: {evidenceWords(row.evidence)}</div>}
        </>
      ),
    },
    ...(kind === 'exam' ? [photo] : []),
    {
      id: 'memo',
      heading: HEADINGS.memo,
      cell: (row) => (
        <>
          {row.needsAssistance && <Badge tone="info">편의 제공 필요</Badge>} <span>{row.memo || '없음'}</span>
        </>
      ),
    },
    {
      id: 'results',
      heading: HEADINGS.results,
      cell: (row) =>
        row.results.length === 0 && !row.takesScores && !isCorrectable(row) ? (
          '지금 입력할 수 없음'
        ) : (
          <Actions>
            {row.takesScores && (
              <Button size="small" aria-label={`${row.name} 점수 입력`} onClick={() => enterScores(row)}>
                점수 입력
              </Button>
            )}
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
            {isCorrectable(row) && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`${row.name} 결과 정정`}
                onClick={() => correct(row)}
              >
                결과 정정
              </Button>
            )}
          </Actions>
        ),
    },
  ];
  const isLeftOut = (id: string) =>
    id === application.id ? !APPLICATION_PARTS.some((part) => isShown(part)) : hidden.includes(id);
  return all.filter(({ id }) => !isLeftOut(id));
}
