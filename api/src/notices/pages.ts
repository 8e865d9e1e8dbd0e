import type { ReportedKind } from '@portal/shared/contract/postReport';
import type { ApplicationKind, OfferingKind } from '../database/types/tables/manager.ts';

/** A page that a notice links to, by its name in the menu. */
export interface NoticePage {
  name: string;
  path: string;
}

const REGISTERS: Record<ApplicationKind, { name: string; path: string; numberName: string }> = {
  education: { name: '교육 신청 확인', path: '/manager/edu/register/view', numberName: 'userExaminationNo' },
  exam: { name: '시험 신청 확인', path: '/manager/exam/register/view', numberName: 'userExaminationNo' },
  group: { name: '단체 신청', path: '/manager/group/view', numberName: 'groupNo' },
};

/** The member's page of an application, or of the group whose money it holds. */
export const applicationPage = (kind: ApplicationKind, applicationNo: number): NoticePage => ({
  name: REGISTERS[kind].name,
  path: `${REGISTERS[kind].path}?${REGISTERS[kind].numberName}=${applicationNo}`,
});

/** Path of the link to a seat of a group. */
export const invitationPath = (code: string): string => `/manager/group/accept?code=${encodeURIComponent(code)}`;

/** Page of the member's applications for exams. */
export const examRegister: NoticePage = { name: REGISTERS.exam.name, path: '/manager/exam/register' };

const OFFERINGS: Record<OfferingKind, { name: string; path(offeringNo: number): string }> = {
  education: { name: '교육 신청', path: (educationNo) => `/manager/edu/apply/view?educationNo=${educationNo}` },
  exam: { name: '시험 신청', path: (examinationNo) => `/manager/exam/apply/view?examinationNo=${examinationNo}` },
};

/** Page of a course or exam, with its queue. */
export const linePage = (kind: OfferingKind, offeringNo: number): NoticePage => ({
  name: OFFERINGS[kind].name,
  path: OFFERINGS[kind].path(offeringNo),
});

const FORMS: Record<OfferingKind, (offeringNo: number) => string> = {
  education: (educationNo) => `/manager/edu/apply/write?educationNo=${educationNo}`,
  exam: (examinationNo) => `/manager/exam/apply/write?examinationNo=${examinationNo}`,
};

/** Path of the form of a course or exam, also used for an offered seat. */
export const formPath = (kind: OfferingKind, offeringNo: number): string => FORMS[kind](offeringNo);

/** Path of an employer's form for a group. */
export const groupFormPath = (kind: OfferingKind, offeringNo: number): string =>
  `/manager/group/write?${kind === 'education' ? 'educationNo' : 'examinationNo'}=${offeringNo}`;

export const groupFormPage = (kind: OfferingKind, offeringNo: number): NoticePage => ({
  name: '단체 신청',
  path: groupFormPath(kind, offeringNo),
});

/** Path of the payment for an application whose seat is held. */
export const paymentPath = (kind: ApplicationKind, offeringNo: number, applicationNo: number): string =>
  kind === 'group'
    ? applicationPage(kind, applicationNo).path
    : `${formPath(kind, offeringNo)}&userExaminationNo=${applicationNo}`;

export const homePage: NoticePage = { name: '첫 화면', path: '/main' };

export const ownPage: NoticePage = { name: '마이페이지', path: '/sign/me' };

export const noticesPage: NoticePage = { name: '받은 알림', path: '/sign/me/notices' };

export const sessionsPage: NoticePage = { name: '로그인한 기기', path: '/sign/me/sessions' };

export const certificatePage: NoticePage = { name: '자격증 발급', path: '/manager/exam/certificate' };

const BOARDS: Record<Exclude<ReportedKind, 'reply'>, { name: string; path(postNo: number): string }> = {
  board: { name: '회원게시판', path: (boardNo) => `/space/board/view?boardNo=${boardNo}` },
  promotion: { name: '회원홍보', path: (promotionNo) => `/space/promotion/view?promotionNo=${promotionNo}` },
  // The list shows reviews in full.
  review: { name: '수강 후기', path: () => '/manager/edu/review' },
};

/** Page of a post; a reply is shown below its post. */
export const postPage = (kind: Exclude<ReportedKind, 'reply'>, postNo: number): NoticePage => ({
  name: BOARDS[kind].name,
  path: BOARDS[kind].path(postNo),
});

/** The member's page of one inquiry. */
export const inquiryPage = (inquiryNo: number): NoticePage => ({
  name: '1:1 문의',
  path: `/space/inquiry/view?inquiryNo=${inquiryNo}`,
});
