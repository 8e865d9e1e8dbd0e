import { formatDate, formatDateTime } from '@portal/shared/format';
import { seoulDay } from '@portal/shared/time';
import { Actions, Badge, Button } from '@portal/shared/ui';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import styles from './columns.module.css';
import type { Evidence } from './evidence.ts';

interface Acts {
  accept(evidence: Evidence): void;
  giveBack(evidence: Evidence): void;
  showFile(evidence: Evidence, fileNo: number): void;
}

const DAY_MS = 86_400_000;
/** `3일째`: day of waiting by the calendar of Seoul; the first one if this computer's clock is late. */
function ageOf(submittedAt: string): string {
  const days = Date.parse(seoulDay(new Date())) - Date.parse(seoulDay(new Date(submittedAt)));
  return `${Math.max(0, days / DAY_MS) + 1}일째`;
}

export const evidenceColumns = ({ accept, giveBack, showFile }: Acts): Columns<Evidence> => [
  {
    id: 'applicant',
    heading: '신청자',
    cell: (row) => (
      <>
        <PersonName memberNo={row.memberNo}>{row.applicant}</PersonName> ({row.rating}급)
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
            <Button
              size="small"
              variant="plain"
              className={styles.file}
              aria-label={`${row.applicant} ${paperName} 받기`}
              onClick={() => showFile(row, fileNo)}
            >
              {paperName} ({fileName})
            </Button>
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
            돌려보내기
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
