import { seoulTimestamp } from '@portal/shared/time';
import { toPage } from '../../database/page.ts';
import { countLive, hasCompletedCourse } from '../../enrolment/application/store.ts';
import { handler, type HandlerTable } from '../../pipeline/handler.ts';
import { findBranch } from '../main/branches/store.ts';
import { requireConsents } from '../user/consents/due.ts';
import { requireAccountHolder } from './applications/accountHolder.ts';
import { courseAnswers, examAnswers } from './applications/answers.ts';
import { cancelApplication, retractCancel } from './applications/cancel.ts';
import { markChangeRead } from './applications/changes.ts';
import { findClassUrl } from './applications/classRoom.ts';
import { consentsOf } from './applications/consents.ts';
import { listOwnApplications, viewOwnApplication } from './applications/ownApplications.ts';
import { addPhoto, requireOwnPhoto } from './applications/photo.ts';
import {
  presentCourseApplication,
  presentCourseDetail,
  presentExamApplication,
  presentExamDetail,
} from './applications/present.ts';
import { denyRefundAccount, nameRefundAccount } from './applications/refundAccount.ts';
import { submitApplication } from './applications/submit.ts';
import { viewCalendar } from './calendar/view.ts';
import { sendCalendarFeed, setCalendarFeed, viewCalendarFeed } from './calendarFeed/calendarFeed.ts';
import { findDocument, listCertificates } from './certificates/ownCertificates.ts';
import { cancelCertificate, nameFeeAccount, setPostAddress } from './certificates/ownRequest.ts';
import { requestCertificate } from './certificates/request.ts';
import { submitEvidence } from './eligibility/submit.ts';
import { viewEligibility } from './eligibility/view.ts';
import { presentExamNotice } from './examNotices/present.ts';
import { listExamNotices } from './examNotices/store.ts';
import { countExamNoticeView, viewExamNotice } from './examNotices/view.ts';
import { acceptSeat } from './groups/accept.ts';
import { requestGroupBill, retractGroupBill } from './groups/bills.ts';
import { cancelGroup } from './groups/cancel.ts';
import { cancelSeats, retractSeat } from './groups/cancelSeats.ts';
import { listCompletions } from './groups/completions.ts';
import { declineSeat } from './groups/decline.ts';
import { viewInvitation } from './groups/invitation.ts';
import { downloadInvoice, viewAllowance } from './groups/invoicing.ts';
import { nameSeat } from './groups/nameSeat.ts';
import { remindPerson } from './groups/remind.ts';
import { readRoster } from './groups/roster.ts';
import { submitGroup } from './groups/submit.ts';
import { listGroups, viewGroup } from './groups/view.ts';
import { waitInLine } from './groups/waitInLine.ts';
import { listOwnImportedApplications } from './importedApplications/list.ts';
import { arrive, leave, listOwnPlaces, viewPosition } from './line/line.ts';
import { downloadCompletion, openCompletion } from './numbered/completion.ts';
import { listOwnPayments } from './numbered/ownPayments.ts';
import { downloadReceipt, openReceipt, viewReceipts } from './numbered/receipts.ts';
import { listChoices } from './offerings/choices.ts';
import { presentCourse, presentDetailTexts, presentExam } from './offerings/present.ts';
import { listOfferings } from './offerings/store.ts';
import { viewOffering } from './offerings/view.ts';
import { setOpeningAlert, viewOpeningAlert } from './openings/alert.ts';
import { downloadCertificate, downloadSlip, downloadTicket } from './papers/papers.ts';
import { raiseObjection } from './results/objections.ts';
import { viewPassRates } from './results/passRates.ts';
import { viewTariff } from './tariff/tariff.ts';
import { verifyNumber } from './verification/verifyNumber.ts';

/** Courses, exams, and members' applications. Names of the wire that differ by kind are used only here. */
export const managerHandlers = {
  getListBoxEdu: handler({ isCoalesced: true }, async ({ rating, ...search }, { db, now }) =>
    toPage(await listOfferings(db, 'education', { ...search, grade: rating }, now), search, presentCourse),
  ),

  async getMapEdu({ educationNo }, context) {
    const row = await viewOffering({ kind: 'education', offeringNo: educationNo }, context);
    const branch = await findBranch(context.db, row.branch_no);
    return { ...presentCourse(row), ...presentDetailTexts(row), branch, now: seoulTimestamp(context.now) };
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
    const scoreRule = { subjects: row.subjects, passMean: row.pass_mean };
    return {
      ...presentExam(row),
      ...presentDetailTexts(row),
      eligible,
      scoreRule,
      asksEvidence: row.asks_evidence,
      now: seoulTimestamp(context.now),
    };
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

  getListImportedApplications: listOwnImportedApplications,

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

  getMapPassRates: handler({ isCoalesced: true }, viewPassRates),
  getMapTariff: handler({ isCoalesced: true }, (_input, context) => viewTariff(context)),

  downloadSlip,
  downloadTicket,
  downloadCertificate,

  postMapCompletion: ({ userExaminationNo }, context) => openCompletion(userExaminationNo, context),
  downloadCompletion,
  getListBoxPayment: (input, context) => listOwnPayments(input, context),
  getMapReceipts: (input, context) => viewReceipts(input, context),
  postMapReceipt: (input, context) => openReceipt(input, context),
  downloadReceipt,

  postIntEdu: handler(
    { queuedBy: 'educationNo' },
    async ({ educationNo: offeringNo, termsVersion, name, userBirth, consents, ...form }, context) => {
      await requireConsents(context);
      await requireAccountHolder({ name, userBirth }, context);
      const given = consentsOf({ consents, required: ['refund', 'application'], ...form });
      return submitApplication(
        { kind: 'education', offeringNo, termsVersion, answers: courseAnswers(form), consents: given },
        context,
      );
    },
  ),

  postIntExam: handler(
    { queuedBy: 'examinationNo' },
    async ({ examinationNo: offeringNo, termsVersion, koName, userBirth, consents, ...form }, context) => {
      await requireConsents(context);
      await requireAccountHolder({ koName, userBirth }, context);
      await requireOwnPhoto(form.userProfile, context);
      const given = consentsOf({ consents, required: ['refund', 'application'], ...form });
      return submitApplication(
        { kind: 'exam', offeringNo, termsVersion, answers: examAnswers(form), consents: given },
        context,
      );
    },
  ),

  // Many arrivals share one transaction.
  postIntLine: handler({ transaction: 'own', crowdSessions: 'now' }, async (input, context) => {
    await requireConsents(context);
    return arrive(input, context);
  }),

  getMapLine: handler({ crowdSessions: 'lately' }, ({ since, ...offering }, context) =>
    viewPosition({ ...offering, since }, context),
  ),

  patchIntLineLeave: (input, context) => leave(input, context),

  getListLine: listOwnPlaces,

  getMapCalendarFeed: viewCalendarFeed,
  postMapCalendarFeed: setCalendarFeed,
  getCalendarFeed: sendCalendarFeed,

  getMapOpeningAlert: viewOpeningAlert,
  postIntOpeningAlert: setOpeningAlert,

  postIntGroup: submitGroup,
  postIntGroupLine: waitInLine,
  getListBoxGroup: listGroups,
  getMapGroup: viewGroup,
  getMapInvoiceAllowance: (_input, context) => viewAllowance(context),
  downloadInvoice,
  requestBill: requestGroupBill,
  retractBill: retractGroupBill,
  patchIntGroupSeat: nameSeat,
  patchIntGroupRemind: remindPerson,
  patchIntGroupCancel: cancelGroup,
  patchIntGroupSeatCancel: cancelSeats,
  patchIntGroupSeatRetract: retractSeat,
  postMapGroupCompletions: listCompletions,
  postMapGroupRoster: (input) => readRoster(input),
  getMapGroupInvitation: viewInvitation,
  postIntGroupAccept: acceptSeat,
  patchIntGroupDecline: declineSeat,

  patchIntExamPhoto: addPhoto,

  getMapEligibility: viewEligibility,

  postIntEligibility: submitEvidence,

  postIntObjection: (input, context) => raiseObjection(input, context),

  upsertCertificate: async (input, context) => {
    await requireConsents(context);
    return requestCertificate(input, context);
  },

  patchIntCertificateCancel: ({ certificateNo }, context) => cancelCertificate(certificateNo, context),

  patchIntCertificateAccount: ({ certificateNo, ...account }, context) =>
    nameFeeAccount({ certificateNo, account }, context),

  patchIntCertificateAddress: ({ certificateNo, ...address }, context) =>
    setPostAddress({ certificateNo, address }, context),

  getMapCertificate: ({ number }, context) => verifyNumber(number, context),

  patchIntEduCancel: ({ userExaminationNo, ...account }, context) =>
    cancelApplication({ kind: 'education', applicationNo: userExaminationNo, account }, context),

  patchIntExamCancel: ({ userExaminationNo, ...account }, context) =>
    cancelApplication({ kind: 'exam', applicationNo: userExaminationNo, account }, context),

  patchIntRefundAccount: ({ userExaminationNo, ...account }, context) =>
    nameRefundAccount({ applicationNo: userExaminationNo, account }, context),

  patchIntRefundAccountDeny: ({ userExaminationNo }, context) => denyRefundAccount(userExaminationNo, context),

  patchIntChangeRead: (input, context) => markChangeRead(input, context),

  patchIntCancelRetract: ({ userExaminationNo }, context) => retractCancel(userExaminationNo, context),
} satisfies Partial<HandlerTable>;
