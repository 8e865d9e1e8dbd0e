import { type Mutation, useItem, useMutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import {
  officeApplicants,
  officeDecideResultCorrection,
  officeOverview,
  officeResultCorrections,
} from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Badge, Button, Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { scoreText } from '../parts/results/scoreText.ts';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { officeList } from '../parts/table/officeList.tsx';

interface Decisions {
  confirm(correction: Correction): void;
  refuse(correction: Correction): void;
}

/** `불합격 · 이론 38, 실무 70 (평균 54)`. */
const resultWords = (name: string, sheet: Correction['fromScores']) =>
  [name, scoreText(sheet)].filter(Boolean).join(' · ');

const correctionColumns = ({ confirm, refuse }: Decisions): Columns<Correction> => [
  ...applicationColumns<Correction>(),
  {
    id: 'change',
    heading: '정정',
    cell: (row) => (
      <>
        <div>{resultWords(row.fromName, row.fromScores)}</div>
        <strong>→ {resultWords(row.toName, row.toScores)}</strong>
      </>
    ),
  },
  { id: 'reason', heading: '사유', cell: (row) => row.reason },
  {
    id: 'asked',
    heading: '요청',
    cell: (row) => (
      <>
        {row.isOwn && <Badge tone="warning">다른 직원 확인 대기</Badge>}{' '}
        <span>{`${row.askedBy}, ${formatDateTime(row.askedAt)}`}</span>
      </>
    ),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) => (
      <Actions>
        <Button size="small" variant="secondary" onClick={() => refuse(row)}>
          {row.isOwn ? '요청 거두기' : '반려'}
        </Button>
        {!row.isOwn && (
          <Button size="small" onClick={() => confirm(row)}>
            정정
          </Button>
        )}
      </Actions>
    ),
  },
];

/** A correction of an announced result that waits for a second employee. */
type Correction = CallEntity<typeof officeResultCorrections>['list'][number];
type Deciding = Mutation<
  CallInput<typeof officeDecideResultCorrection>,
  CallEntity<typeof officeDecideResultCorrection>
>;

const detailsOf = (row: Correction) => [
  { term: '신청자', description: row.applicant },
  { term: '교육·시험', description: row.title },
  { term: '발표한 결과', description: resultWords(row.fromName, row.fromScores) },
  { term: '정정할 결과', description: <strong>{resultWords(row.toName, row.toScores)}</strong> },
  { term: '사유', description: row.reason },
  { term: '먼저 요청한 직원', description: `${row.askedBy || '이름 없음'}, ${formatDateTime(row.askedAt)}` },
];

/** Opens the dialog in which the second employee confirms the correction. */
function confirmation(row: Correction, deciding: Deciding): void {
  void openDecision({
    title: '결과 정정 확인',
    details: detailsOf(row),
    note: <Callout tone="warning">정정하면 회원에게 바로 알립니다. {row.consequences.join(' ')}</Callout>,
    action: '정정',
    reasonLabel: null,
    send: async () => {
      await deciding.mutate({ correctionNo: row.correctionNo, decision: 'confirm' });
      toast('결과를 정정했습니다. 회원에게 알립니다.');
    },
  });
}

/** Opens the dialog that refuses the request; its own author withdraws it there. */
function refusal(row: Correction, deciding: Deciding): void {
  void openDecision({
    title: row.isOwn ? '정정 요청 거두기' : '정정 요청 반려',
    details: detailsOf(row),
    note: '결과는 그대로 남고, 회원에게는 알리지 않습니다.',
    action: row.isOwn ? '요청 거두기' : '반려',
    reasonMissing: '사유를 입력해주세요.',
    send: async (reason) => {
      await deciding.mutate({ correctionNo: row.correctionNo, decision: 'refuse', reason });
      toast('결과를 그대로 두었습니다.');
    },
  });
}

/** /office/result-corrections: corrections of announced results that wait for a second employee. */
export default officeList({
  title: '결과 정정',
  caption: '정정 요청',
  lead: '이미 발표한 결과를 바꾸려는 요청입니다. 요청한 직원이 아닌 다른 직원이 확인해야 정정됩니다. 요청은 교육·시험의 신청자 화면이나 결과표에서 합니다.',
  useRows: (paging) => useItem(officeResultCorrections, paging),
  useColumns: () => {
    const deciding = useMutation(officeDecideResultCorrection, {
      quiet: true,
      invalidates: [officeResultCorrections, officeApplicants, officeOverview],
    });
    return correctionColumns({
      confirm: (row) => confirmation(row, deciding),
      refuse: (row) => refusal(row, deciding),
    });
  },
  keyOf: ({ correctionNo }) => correctionNo,
  empty: '확인을 기다리는 정정 요청이 없습니다.',
});
