import { toPage } from '../../database/page.ts';
import { countLive, hasCompletedCourse } from '../../enrolment/application/store.ts';
import { handler, type HandlerTable } from '../../pipeline/handler.ts';
import { courseAnswers, examAnswers } from './applications/answers.ts';
import { cancelApplication, retractCancel } from './applications/cancel.ts';
import { findClassUrl } from './applications/classRoom.ts';
import { listOwnApplications, viewOwnApplication } from './applications/ownApplications.ts';
import { requireOwnPhoto } from './applications/photo.ts';
import {
  presentCourseApplication,
  presentCourseDetail,
  presentExamApplication,
  presentExamDetail,
} from './applications/present.ts';
import { denyRefundAccount, nameRefundAccount } from './applications/refundAccount.ts';
import { submitApplication } from './applications/submit.ts';
import { viewCalendar } from './calendar/view.ts';
import { findDocument, listCertificates } from './certificates/ownCertificates.ts';
import { cancelCertificate, nameFeeAccount } from './certificates/ownRequest.ts';
import { requestCertificate } from './certificates/request.ts';
import { verifyCertificate } from './certificates/verify.ts';
import { presentExamNotice } from './examNotices/present.ts';
import { listExamNotices } from './examNotices/store.ts';
import { countExamNoticeView, viewExamNotice } from './examNotices/view.ts';
import { listChoices } from './offerings/choices.ts';
import { presentCourse, presentDetailTexts, presentExam } from './offerings/present.ts';
import { listOfferings } from './offerings/store.ts';
import { viewOffering } from './offerings/view.ts';
import { downloadCertificate, downloadSlip, downloadTicket } from './papers/papers.ts';

/**
 * Courses, exams, and the members' applications for them. The wire's names, which differ by kind, end here.
 */
export const managerHandlers = {
  getListBoxEdu: handler({ isCoalesced: true }, async ({ rating, ...search }, { db, now }) =>
    toPage(await listOfferings(db, 'education', { ...search, grade: rating }, now), search, presentCourse),
  ),

  async getMapEdu({ educationNo }, context) {
    const row = await viewOffering({ kind: 'education', offeringNo: educationNo }, context);
    return { ...presentCourse(row), ...presentDetailTexts(row) };
  },

  getIntUserEduApply: ({ educationNo }, { db, caller }) => countLive(db, caller.memberNo, 'education', educationNo),

  getListBoxUserEdu: (input, context) =>
    listOwnApplications({ ...input, kind: 'education' }, context, presentCourseApplication),

  async getMapUserEdu({ userExaminationNo }, context) {
    const edu = await viewOwnApplication(
      { kind: 'education', applicationNo: userExaminationNo },
      context,
      presentCourseDetail,
    );
    return { ...edu, classUrl: await findClassUrl(edu, context) };
  },

  getListBoxExam: handler({ isCoalesced: true }, async ({ rating, ...search }, { db, now }) =>
    toPage(await listOfferings(db, 'exam', { ...search, grade: rating }, now), search, presentExam),
  ),

  async getMapExam({ examinationNo }, context) {
    const row = await viewOffering({ kind: 'exam', offeringNo: examinationNo }, context);
    const { db, caller } = context;
    const eligible = caller && (await hasCompletedCourse(db, caller.memberNo, row.grade));
    return { ...presentExam(row), ...presentDetailTexts(row), eligible };
  },

  getIntUserExamApply: ({ examinationNo }, { db, caller }) => countLive(db, caller.memberNo, 'exam', examinationNo),

  getMapOfferingChoices: handler({ isCoalesced: true }, ({ applyType }, { db, now }) =>
    listChoices(db, applyType === 1 ? 'education' : 'exam', now),
  ),

  getMapCalendar: handler({ isCoalesced: true }, (input, context) => viewCalendar(input, context)),

  getListBoxExamNotice: handler({ isCoalesced: true }, async (input, { db, now }) =>
    toPage(await listExamNotices(db, input, now), input, presentExamNotice),
  ),

  getMapExamNotice: ({ examNoticeNo }, context) => viewExamNotice(examNoticeNo, context),

  // Counted in memory: no transaction for it.
  countExamNoticeView: handler({ transaction: 'own' }, ({ examNoticeNo }, context) =>
    countExamNoticeView(examNoticeNo, context),
  ),

  getListBoxUserExam: (input, context) =>
    listOwnApplications({ ...input, kind: 'exam' }, context, presentExamApplication),

  async getMapUserExam({ userExaminationNo }, context) {
    const exam = await viewOwnApplication(
      { kind: 'exam', applicationNo: userExaminationNo },
      context,
      presentExamDetail,
    );
    return { ...exam, certificate: await findDocument(userExaminationNo, context) };
  },

  fetchUserCertList: (input, context) => listCertificates(input, context),

  downloadSlip,
  downloadTicket,
  downloadCertificate,

  postIntEdu: handler({ queuedBy: 'educationNo' }, async ({ educationNo: offeringNo, ...form }, context) =>
    submitApplication({ kind: 'education', offeringNo, answers: courseAnswers(form) }, context),
  ),

  postIntExam: handler({ queuedBy: 'examinationNo' }, async ({ examinationNo: offeringNo, ...form }, context) => {
    await requireOwnPhoto(form.userProfile, context);
    return submitApplication({ kind: 'exam', offeringNo, answers: examAnswers(form) }, context);
  }),

  upsertCertificate: (input, context) => requestCertificate(input, context),

  patchIntCertificateCancel: ({ certificateNo }, context) => cancelCertificate(certificateNo, context),

  patchIntCertificateAccount: ({ certificateNo, ...account }, context) =>
    nameFeeAccount({ certificateNo, account }, context),

  getMapCertificate: ({ number }, context) => verifyCertificate(number, context),

  patchIntEduCancel: ({ userExaminationNo, ...account }, context) =>
    cancelApplication({ kind: 'education', applicationNo: userExaminationNo, account }, context),

  patchIntExamCancel: ({ userExaminationNo, ...account }, context) =>
    cancelApplication({ kind: 'exam', applicationNo: userExaminationNo, account }, context),

  patchIntRefundAccount: ({ userExaminationNo, ...account }, context) =>
    nameRefundAccount({ applicationNo: userExaminationNo, account }, context),

  patchIntRefundAccountDeny: ({ userExaminationNo }, context) => denyRefundAccount(userExaminationNo, context),

  patchIntCancelRetract: ({ userExaminationNo }, context) => retractCancel(userExaminationNo, context),
} satisfies Partial<HandlerTable>;
