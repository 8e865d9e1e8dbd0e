import { useItem, useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { OBJECTION_STATUS_NAMES } from '@portal/shared/contract/manager';
import {
  officeDecideObjection,
  officeObjectionFile,
  officeObjections,
  officeOverview,
} from '@portal/shared/contract/office';
import { formatDateTime, formatDeadline } from '@portal/shared/format';
import { Actions, Badge, Button, ButtonLink, Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { FileButton } from '../parts/files/FileButton.tsx';
import { scoreText } from '../parts/results/scoreText.ts';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';

/** An objection of a member to a result. */
type Objection = CallEntity<typeof officeObjections>['list'][number];

type Answer = (objection: Objection, decision: 'uphold' | 'refuse') => void;

const applicantPath = ({ examinationNo, userExaminationNo }: Objection) =>
  `/office/exams/view?offeringNo=${examinationNo}&userExaminationNo=${userExaminationNo}`;

const objectionColumns = (answer: Answer): Columns<Objection> => [
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
            <FileButton call={officeObjectionFile} input={{ objectionNo: row.objectionNo }} fileName={row.fileName}>
              {`첨부파일 받기 (${row.fileName})`}
            </FileButton>
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

/** Answers an objection. */
function useAnswer(): Answer {
  const deciding = useMutation(officeDecideObjection, { quiet: true, invalidates: [officeObjections, officeOverview] });
  return (objection, decision) => {
    const isUpheld = decision === 'uphold';
    void openDecision({
      title: isUpheld ? '이의신청 받아들임' : '이의신청 받아들이지 않음',
      details: [
        { term: '신청자', description: objection.applicant },
        { term: '시험', description: objection.title },
        { term: '이의 내용', description: objection.content },
        { term: '답변 기한', description: formatDeadline(objection.dueAt) },
      ],
      note: (
        <Callout tone="info">
          {isUpheld
            ? '답변만으로는 결과가 바뀌지 않습니다. 결과를 정정할 것이 있으면 신청자 화면에서 정정을 요청해주세요.'
            : '답변은 회원이 그대로 읽습니다. 까닭을 알 수 있게 적어주세요.'}
        </Callout>
      ),
      action: '답변 보내기',
      reasonLabel: '회원이 읽을 답변',
      reasonMissing: '회원이 읽을 답변을 입력해주세요.',
      send: async (text) => {
        await deciding.mutate({ objectionNo: objection.objectionNo, decision, answer: text });
        toast('답변을 보냈습니다. 회원에게 알립니다.');
      },
    });
  };
}

const STATUSES = filterOf(OBJECTION_STATUS_NAMES, '모든 상태');

/** /office/objections: objections to announced results, by the day on which the answer is due. */
export default officeList({
  title: '이의신청',
  lead: '발표한 시험 결과에 대한 이의신청입니다. 답변 기한이 가까운 것부터 보입니다.',
  filter: { ...STATUSES, name: 'status', label: '상태', bar: '이의신청 찾기', as: 'select' },
  useRows: (paging, status) => useItem(officeObjections, { ...paging, ...(status && { status }) }),
  useColumns: () => objectionColumns(useAnswer()),
  keyOf: ({ objectionNo }) => objectionNo,
  empty: '이의신청이 없습니다.',
});
