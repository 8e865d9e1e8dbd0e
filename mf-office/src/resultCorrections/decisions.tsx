import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { officeDecideResultCorrection, officeResultCorrections } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { resultWords } from './columns.tsx';

/** A correction of an announced result that waits for a second employee. */
export type Correction = CallEntity<typeof officeResultCorrections>['list'][number];
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
export function confirmation(row: Correction, deciding: Deciding): void {
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
export function refusal(row: Correction, deciding: Deciding): void {
  void openDecision({
    title: row.isOwn ? '정정 요청 거두기' : '정정 요청 거절',
    details: detailsOf(row),
    note: '결과는 그대로 남고, 회원에게는 알리지 않습니다.',
    action: row.isOwn ? '요청 거두기' : '거절',
    reasonMissing: '사유를 입력해주세요.',
    send: async (reason) => {
      await deciding.mutate({ correctionNo: row.correctionNo, decision: 'refuse', reason });
      toast('결과를 그대로 두었습니다.');
    },
  });
}
