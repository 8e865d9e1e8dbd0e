import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { dateTime, integer, won } from '../base/fields.ts';
import { PERMISSIONS } from '../base/permission.ts';
import { wordOf } from '../base/words.ts';

/** The office's start page. */

const office = callsFor('any', '/api/office');

/** Kinds of pending work, with their Korean names. */
export const WAITING_NAMES = {
  cancellations: '취소 승인 대기',
  unpaidGroups: '결제 없이 잡힌 단체 자리',
  failedRefunds: '실패한 환불',
  unsettledRefunds: '결과를 모르는 환불',
  refundAccounts: '환불 계좌 확인',
  transfers: '계좌 이체할 환불',
  reviews: '금액 확인할 결제',
  findings: '대사 차이',
  cashReceipts: '실패한 현금영수증',
  overdueInvoices: '기한이 지난 청구서',
  bills: '발급할 계산서',
  evidence: '응시 자격 증빙',
  objections: '이의신청 답변',
  courseResults: '결과를 입력할 교육',
  examResults: '결과를 입력할 시험',
  coursesUnderWay: '처리 중인 교육 취소·안내',
  examsUnderWay: '처리 중인 시험 취소·안내',
  resultCorrections: '결과 정정 확인',
  certificateFees: '자격증 입금 확인',
  certificatesToIssue: '자격증 발급',
  certificatesToSend: '자격증 발송',
  postsToSend: '우편 발송',
  feesToReturn: '수수료 반환',
  tariffChanges: '요금 변경 확인',
  reports: '신고된 글',
  inquiries: '답변할 문의',
  overdueCorrections: '기한이 지난 정정 요청',
  corrections: '정정 요청',
  roster: '통보할 위생교육 명단',
  rosterUnanswered: '결과를 못 받은 위생교육 명단',
  rosterRefused: '반려된 위생교육 명단',
  grants: '직원 권한 확인',
  secondLooks: '두 번째 확인',
} as const;
export type WaitingKind = keyof typeof WAITING_NAMES;

export const officeOverview = office.get('overview', {
  summary: 'Who the employee is, and what waits that the employee may deal with; what has waited longest comes first',
  input: v.object({}),
  entity: v.object({
    name: v.string(),
    permissions: v.array(v.picklist(PERMISSIONS)),
    /** Won; larger sums need two employees. */
    fourEyesOver: won,
    waiting: v.array(
      v.object({
        kind: wordOf(WAITING_NAMES),
        count: integer,
        /** Time since which the oldest item has been waiting; null if there is none. */
        oldestAt: v.nullable(dateTime),
        /** Earliest deadline, if there are any. */
        dueAt: v.optional(v.nullable(dateTime)),
        /** True once the deadline has passed. */
        isOverdue: v.optional(v.boolean()),
      }),
    ),
  }),
});
