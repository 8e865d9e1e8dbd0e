import type { CallEntity } from '@portal/shared/contract';
import type { officeReport, officeReports } from '@portal/shared/contract/office';
import { POST_REPORT_REASON_NAMES, type ReportedKind } from '@portal/shared/contract/postReport';
import { inTable } from '@portal/shared/contract/words';

/** A reported post as listed, and in full. */
export type ListedReport = CallEntity<typeof officeReports>['list'][number];
export type ReportedPost = CallEntity<typeof officeReport>;

/** Names of the boards, as on their pages. */
const BOARD_NAMES: Record<ReportedKind, string> = {
  board: '회원게시판',
  promotion: '회원홍보',
  review: '수강 후기',
  reply: '댓글',
};

export const boardName = (kind: ReportedPost['kind']): string => inTable(BOARD_NAMES, kind, '회원이 쓴 글');

/** Korean name of the reason of a report. */
export const reasonName = (reason: ReportedPost['reports'][number]['reason']): string =>
  inTable(POST_REPORT_REASON_NAMES, reason, '그 밖의 이유');

export const LIST_PATH = '/office/reports';
export const viewPath = (postNo: number) => `${LIST_PATH}/view?postNo=${postNo}`;
