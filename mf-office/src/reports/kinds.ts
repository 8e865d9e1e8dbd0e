import type { CallEntity } from '@portal/shared/contract';
import type { officeReport, officeReports } from '@portal/shared/contract/office';
import type { ReportedKind } from '@portal/shared/contract/postReport';

/** One reported post, in the list and by itself. */
export type ListedReport = CallEntity<typeof officeReports>['list'][number];
export type ReportedPost = CallEntity<typeof officeReport>;

/** The boards, as their pages are called. */
export const BOARD_NAMES: Record<ReportedKind, string> = {
  board: '회원게시판',
  promotion: '회원홍보',
  review: '수강 후기',
  reply: '댓글',
};

export const LIST_PATH = '/office/reports';
export const viewPath = (postNo: number) => `${LIST_PATH}/view?postNo=${postNo}`;
