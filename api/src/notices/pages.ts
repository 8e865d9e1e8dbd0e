import type { ReportedKind } from '@portal/shared/contract/postReport';
import type { OfferingKind } from '../database/types/tables/manager.ts';

/** A page of the portal that a notice leads to, by the name that its menu has. */
export interface NoticePage {
  name: string;
  path: string;
}

const REGISTERS: Record<OfferingKind, { name: string; path: string }> = {
  education: { name: '교육 신청 확인', path: '/manager/edu/register/view' },
  exam: { name: '시험 신청 확인', path: '/manager/exam/register/view' },
};

/** The member's own page of one application. */
export const applicationPage = (kind: OfferingKind, applicationNo: number): NoticePage => ({
  name: REGISTERS[kind].name,
  path: `${REGISTERS[kind].path}?userExaminationNo=${applicationNo}`,
});

const PAYMENTS: Record<OfferingKind, (offeringNo: number) => string> = {
  education: (educationNo) => `/manager/edu/apply/write?educationNo=${educationNo}`,
  exam: (examinationNo) => `/manager/exam/apply/write?examinationNo=${examinationNo}`,
};

/** Where the member pays for an application whose seat is held. */
export const paymentPath = (kind: OfferingKind, offeringNo: number, applicationNo: number): string =>
  `${PAYMENTS[kind](offeringNo)}&userExaminationNo=${applicationNo}`;

export const ownPage: NoticePage = { name: '마이페이지', path: '/sign/me' };

export const certificatePage: NoticePage = { name: '자격증 발급', path: '/manager/exam/certificate' };

const BOARDS: Record<Exclude<ReportedKind, 'reply'>, { name: string; path(postNo: number): string }> = {
  board: { name: '회원게시판', path: (boardNo) => `/space/board/view?boardNo=${boardNo}` },
  promotion: { name: '회원홍보', path: (promotionNo) => `/space/promotion/view?promotionNo=${promotionNo}` },
  // Reviews are read whole in their list.
  review: { name: '수강 후기', path: () => '/manager/edu/review' },
};

/** Where a post is read; a reply is read below its post. */
export const postPage = (kind: Exclude<ReportedKind, 'reply'>, postNo: number): NoticePage => ({
  name: BOARDS[kind].name,
  path: BOARDS[kind].path(postNo),
});
