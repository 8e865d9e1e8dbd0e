import type { CallEntity } from '@portal/shared/contract';
import type { officeObjections } from '@portal/shared/contract/office';
import { formatDateTime, formatDeadline } from '@portal/shared/format';
import { Actions, Badge, Button, ButtonLink } from '@portal/shared/ui';
import { scoreText } from '../parts/results/scoreText.ts';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';

/** An objection of a member to a result. */
export type Objection = CallEntity<typeof officeObjections>['list'][number];

interface Acts {
  answer(objection: Objection, decision: 'uphold' | 'refuse'): void;
  showFile(objection: Objection): void;
}

const applicantPath = ({ examinationNo, userExaminationNo }: Objection) =>
  `/office/exams/view?offeringNo=${examinationNo}&userExaminationNo=${userExaminationNo}`;

export const objectionColumns = ({ answer, showFile }: Acts): Columns<Objection> => [
  ...applicationColumns<Objection>(),
  {
    id: 'result',
    heading: '지금 결과',
    cell: (row) => [row.resultName, scoreText(row.scoreSheet)].filter(Boolean).join(' · '),
  },
  {
    id: 'content',
    heading: '이의 내용',
    cell: (row) => (
      <>
        {row.content}
        {row.fileName && (
          <div>
            <Button size="small" variant="plain" onClick={() => showFile(row)}>
              첨부파일 받기 ({row.fileName})
            </Button>
          </div>
        )}
      </>
    ),
  },
  {
    id: 'dueAt',
    heading: '답변 기한',
    cell: (row) => (
      <>
        {formatDeadline(row.dueAt)}까지 <div>접수 {formatDateTime(row.raisedAt)}</div>
      </>
    ),
  },
  {
    id: 'answer',
    heading: '답변',
    cell: (row) =>
      row.status === 'OPEN' ? (
        <Actions>
          <ButtonLink size="small" variant="secondary" to={applicantPath(row)}>
            결과 보기
          </ButtonLink>
          <Button size="small" variant="secondary" onClick={() => answer(row, 'refuse')}>
            받아들이지 않음
          </Button>
          <Button size="small" onClick={() => answer(row, 'uphold')}>
            받아들임
          </Button>
        </Actions>
      ) : (
        <>
          <Badge>{row.statusName}</Badge> {row.answer}
        </>
      ),
  },
];
