import { recordingLooks } from '../../internalControls/audit/looks.ts';
import { confinedToBranch } from '../../internalControls/branches/confine.ts';
import { handler, type HandlerTable } from '../../pipeline/handler.ts';
import { publishOfficeArticle, withdrawOfficeArticle } from './content/articles/publish.ts';
import { saveOfficeArticle } from './content/articles/save.ts';
import { listOfficeArticles, viewOfficeArticle } from './content/articles/view.ts';
import { decideReport } from './content/reports/decide.ts';
import { listReportedPosts } from './content/reports/list.ts';
import { viewReportedPost } from './content/reports/view.ts';
import { listSiteItems, moveSiteItem, saveSiteItem, viewSiteItem, withdrawSiteItem } from './content/site/acts.ts';
import { uploadForOffice } from './content/uploads/upload.ts';
import { decideOfficeAmountCheck } from './money/amountChecks/decide.ts';
import { listAmountChecks } from './money/amountChecks/list.ts';
import { confirmBankLines } from './money/bank/confirm.ts';
import { readBankFile } from './money/bank/read.ts';
import { checkBillFile, enterBillFile } from './money/bills/file.ts';
import { exportBills, listBills } from './money/bills/list.ts';
import { markBill, releaseBill } from './money/bills/mark.ts';
import { listCashReceipts } from './money/cashReceipts/list.ts';
import { retryFailedCashReceipt } from './money/cashReceipts/retry.ts';
import { viewDayReport } from './money/days/dayReport.ts';
import { confirmFeeByHand, recordFeeReturn, showFeeAccount } from './money/fees/decisions.ts';
import { listFees } from './money/fees/list.ts';
import { closeFindingWithNote, listFindings } from './money/findings/findings.ts';
import { allowInvoices, confirmAllowance, endAllowance } from './money/invoices/allow.ts';
import { listAllowances } from './money/invoices/allowances.ts';
import { cancelSeatsOfInvoice } from './money/invoices/cancelSeats.ts';
import { confirmInvoiceByHand } from './money/invoices/confirm.ts';
import { listInvoices } from './money/invoices/list.ts';
import { writeOffInvoice } from './money/invoices/writeOff.ts';
import { exportJournal } from './money/journal/export.ts';
import { viewJournal } from './money/journal/view.ts';
import {
  approveRefundAgain,
  nameRefundAccountForMember,
  recordRefundTransfer,
  showRefundAccount,
} from './money/refunds/decisions.ts';
import { listRefunds } from './money/refunds/list.ts';
import { askTariffChange } from './money/tariff/ask.ts';
import { decideTariffChange } from './money/tariff/decide.ts';
import { listTariffChanges } from './money/tariff/list.ts';
import { viewOverview } from './overview/overview.ts';
import { viewToday } from './overview/today.ts';
import { listAudit, verifyNewest } from './people/audit/list.ts';
import { assignBranch } from './people/branches/assign.ts';
import { listBranches, viewBranch } from './people/branches/list.ts';
import { setMemberBranch } from './people/branches/memberBranch.ts';
import { retireBranch } from './people/branches/retire.ts';
import { saveBranch } from './people/branches/save.ts';
import { listBulletins, viewBulletin } from './people/bulletins/list.ts';
import { saveBulletin } from './people/bulletins/save.ts';
import { callOffBulletin, sendBulletin } from './people/bulletins/send.ts';
import { decideCorrection } from './people/corrections/decide.ts';
import { sendDocument } from './people/corrections/document.ts';
import { listCorrections } from './people/corrections/list.ts';
import { viewCorrection } from './people/corrections/view.ts';
import { listEmployees } from './people/employees/list.ts';
import { sendLoginLink } from './people/employees/sendLink.ts';
import { dismiss, refuseGrant, setEmployee } from './people/employees/set.ts';
import { confirmApp, enrolApp, listOwnFactors, proveFactor, removeFactor } from './people/factors/own.ts';
import { enrolPasskey, makeOptions, proofOptions, provePasskey } from './people/factors/passkeys.ts';
import { resetFactors } from './people/factors/reset.ts';
import { checkHygieneFile, enterHygieneFile } from './people/hygiene/file.ts';
import { exportHygiene, listHygiene } from './people/hygiene/list.ts';
import { closeImport, startImport, undoImport } from './people/imports/acts.ts';
import { listImportForms } from './people/imports/forms.ts';
import { listImports } from './people/imports/list.ts';
import { beginImport, discardImport, sendImportPart } from './people/imports/upload.ts';
import { listImportProblems, viewImport } from './people/imports/view.ts';
import { answerInquiry } from './people/inquiries/answer.ts';
import { listInquiries, viewInquiry } from './people/inquiries/view.ts';
import { endMemberSessions, recordMarketingRefusal, reinstateMember, suspendMember } from './people/members/acts.ts';
import { listMembers } from './people/members/list.ts';
import { showMember } from './people/members/show.ts';
import { viewMember } from './people/members/view.ts';
import { listRosterBatches } from './people/roster/batches.ts';
import { decideRoster } from './people/roster/decide.ts';
import { listRoster } from './people/roster/list.ts';
import { checkRosterFile, enterRosterFile } from './people/roster/outcomeFile.ts';
import { takeRoster, takeRosterAgain } from './people/roster/take.ts';
import { printLabels } from './post/labels.ts';
import { listPosts } from './post/list.ts';
import { sendPost } from './post/send.ts';
import { checkTracking, enterTracking } from './post/tracking/enterTracking.ts';
import { enterResult } from './qualification/applicants/enterResult.ts';
import { enterScores } from './qualification/applicants/enterScores.ts';
import { exportApplicants } from './qualification/applicants/exportApplicants.ts';
import { listApplicants } from './qualification/applicants/list.ts';
import { correctAttendance } from './qualification/attendance/correct.ts';
import { takeAttendance } from './qualification/attendance/take.ts';
import { viewAttendance } from './qualification/attendance/view.ts';
import { decideCancellation } from './qualification/cancellations/decideCancellation.ts';
import { listCancellations } from './qualification/cancellations/list.ts';
import { issueAll, sendAll } from './qualification/certificates/batch.ts';
import { issueOne, reissueOne, rejectOne, revokeOne } from './qualification/certificates/decide.ts';
import { listCertificates } from './qualification/certificates/list.ts';
import { printCertificates } from './qualification/certificates/print.ts';
import { listChanges } from './qualification/changes/list.ts';
import { correctOne } from './qualification/corrections/correct.ts';
import { decideResultCorrection } from './qualification/corrections/decide.ts';
import { enterShownTable } from './qualification/corrections/enterShownTable.ts';
import { listResultCorrections } from './qualification/corrections/list.ts';
import { decideEvidence, showEvidenceFile } from './qualification/evidence/decide.ts';
import { listEvidence } from './qualification/evidence/list.ts';
import { cancelSeatsOfGroup } from './qualification/groups/cancelSeats.ts';
import { listGroupsForOffice } from './qualification/groups/list.ts';
import { viewGroupForOffice } from './qualification/groups/view.ts';
import { decideHall, saveHall } from './qualification/halls/acts.ts';
import { listHalls, viewHall } from './qualification/halls/list.ts';
import { decideLecturer, saveLecturer, showLecturer } from './qualification/lecturers/acts.ts';
import { listLecturers, viewLecturer } from './qualification/lecturers/list.ts';
import { addSeats, closeLine, openLine } from './qualification/line/acts.ts';
import { listLinePlaces, viewLine } from './qualification/line/view.ts';
import { listMailingRecipients, listMailings } from './qualification/mailings/list.ts';
import { previewMailing } from './qualification/mailings/preview.ts';
import { sendMailing } from './qualification/mailings/send.ts';
import { decideObjection, showObjectionFile } from './qualification/objections/decide.ts';
import { listObjections } from './qualification/objections/list.ts';
import { callOffOffering, quoteCallOff } from './qualification/offerings/callOff.ts';
import { listOfferingChoices } from './qualification/offerings/choices.ts';
import { listHeldSoon } from './qualification/offerings/heldSoon.ts';
import { closeApplying, openApplying } from './qualification/offerings/period.ts';
import { publishOffering, unpublishOffering } from './qualification/offerings/publish.ts';
import { checkCourse, checkExam, checkOffering } from './qualification/offerings/questions.ts';
import { saveCourse, saveExam } from './qualification/offerings/save.ts';
import { listOfficeOfferings, viewOfficeOffering } from './qualification/offerings/view.ts';
import { returnPhoto } from './qualification/photos/returnPhoto.ts';
import { takePhotoRoster } from './qualification/photos/roster.ts';
import { showPhotos } from './qualification/photos/show.ts';
import { checkResultTable } from './qualification/results/results.ts';
import { viewMemberStatistics } from './statistics/members.ts';
import { viewMoneyStatistics } from './statistics/money.ts';
import { viewQualificationStatistics } from './statistics/qualification.ts';

const recorded = recordingLooks({
  officeOverview: (_input, context) => viewOverview(context),
  officeToday: (_input, context) => viewToday(context),
  officeCancellations: listCancellations,
  officeDecideCancellation: decideCancellation,
  officeRefunds: listRefunds,
  officeRefundAccount: showRefundAccount,
  officeApproveRefundAgain: approveRefundAgain,
  officeNameRefundAccount: nameRefundAccountForMember,
  officeRecordTransfer: recordRefundTransfer,
  officeReviews: listAmountChecks,
  officeDecideReview: decideOfficeAmountCheck,
  officeFindings: listFindings,
  officeCloseFinding: closeFindingWithNote,
  officeCashReceipts: listCashReceipts,
  officeRetryCashReceipt: retryFailedCashReceipt,
  officeBills: listBills,
  officeExportBills: exportBills,
  officeMarkBill: markBill,
  officeReleaseBill: releaseBill,
  officeCheckBillFile: checkBillFile,
  officeEnterBillFile: enterBillFile,
  officeInvoices: listInvoices,
  officeConfirmInvoice: confirmInvoiceByHand,
  officeCancelInvoiceSeats: cancelSeatsOfInvoice,
  officeWriteOffInvoice: writeOffInvoice,
  officeInvoiceAllowances: listAllowances,
  officeAllowInvoices: allowInvoices,
  officeConfirmAllowance: confirmAllowance,
  officeEndAllowance: endAllowance,
  officeDayReport: ({ day }, context) => viewDayReport(day, context),
  officeJournal: viewJournal,
  officeExportJournal: exportJournal,
  officeQualificationStatistics: viewQualificationStatistics,
  officeMoneyStatistics: viewMoneyStatistics,
  officeMemberStatistics: viewMemberStatistics,
  officeOfferings: listOfficeOfferings,
  officeHeldSoon: listHeldSoon,
  officeOffering: viewOfficeOffering,
  officeChanges: listChanges,
  officeHalls: listHalls,
  officeHall: viewHall,
  officeSaveHall: saveHall,
  officeDecideHall: decideHall,
  officeLecturers: listLecturers,
  officeLecturer: viewLecturer,
  officeShowLecturer: showLecturer,
  officeSaveLecturer: saveLecturer,
  officeDecideLecturer: decideLecturer,
  officeOfferingChoices: listOfferingChoices,
  officeCheckCourse: checkCourse,
  officeCheckExam: checkExam,
  officeCheckOffering: checkOffering,
  officeSaveCourse: saveCourse,
  officeSaveExam: saveExam,
  officePublishOffering: publishOffering,
  officeUnpublishOffering: unpublishOffering,
  officeOpenApplying: openApplying,
  officeCloseApplying: closeApplying,
  officeCallOffQuote: quoteCallOff,
  officeCallOff: callOffOffering,
  officeLine: viewLine,
  officeLinePlaces: listLinePlaces,
  officeOpenLine: openLine,
  officeCloseLine: closeLine,
  officeAddSeats: addSeats,
  officeApplicants: listApplicants,
  officeExportApplicants: exportApplicants,
  officeGroups: listGroupsForOffice,
  officeGroup: viewGroupForOffice,
  officeCancelGroupSeats: cancelSeatsOfGroup,
  officeAttendance: viewAttendance,
  officeTakeAttendance: takeAttendance,
  officeCorrectAttendance: correctAttendance,
  officePreviewMailing: previewMailing,
  officeSendMailing: sendMailing,
  officeMailings: listMailings,
  officeMailingRecipients: listMailingRecipients,
  officeEnterResult: enterResult,
  officeApplicantPhotos: showPhotos,
  officeReturnPhoto: returnPhoto,
  officePhotoRoster: takePhotoRoster,
  officeEnterScores: enterScores,
  officeCorrectResult: correctOne,
  officeResultCorrections: listResultCorrections,
  officeDecideResultCorrection: decideResultCorrection,
  officeEvidence: listEvidence,
  officeEvidenceFile: showEvidenceFile,
  officeDecideEvidence: decideEvidence,
  officeObjections: listObjections,
  officeObjectionFile: showObjectionFile,
  officeDecideObjection: decideObjection,
  officeCheckResults: checkResultTable,
  officeEnterResults: enterShownTable,
  officeCertificates: listCertificates,
  officeIssueCertificates: handler({ transaction: 'own' }, issueAll),
  officeIssueCertificate: issueOne,
  officeSendCertificates: handler({ transaction: 'own' }, sendAll),
  officePrintCertificates: printCertificates,
  officeRejectCertificate: rejectOne,
  officeRevokeCertificate: revokeOne,
  officeReissueCertificate: reissueOne,
  officePosts: listPosts,
  officePrintLabels: handler({ transaction: 'own' }, printLabels),
  officeSendPost: sendPost,
  officeCheckTracking: checkTracking,
  officeEnterTracking: enterTracking,
  officeTariffChanges: (input, context) => listTariffChanges(input, context),
  officeAskTariffChange: askTariffChange,
  officeDecideTariffChange: decideTariffChange,

  officeFees: listFees,
  officeConfirmFee: confirmFeeByHand,
  officeFeeAccount: showFeeAccount,
  officeRecordFeeReturned: recordFeeReturn,
  officeReadBankFile: readBankFile,
  officeConfirmBankLines: handler({ transaction: 'own' }, confirmBankLines),
  officeArticles: listOfficeArticles,
  officeArticle: viewOfficeArticle,
  officeSaveArticle: saveOfficeArticle,
  officeWithdrawArticle: withdrawOfficeArticle,
  officePublishArticle: publishOfficeArticle,
  officeReports: listReportedPosts,
  officeReport: viewReportedPost,
  officeDecideReport: decideReport,
  officeSiteItems: listSiteItems,
  officeSiteItem: viewSiteItem,
  officeSaveSiteItem: saveSiteItem,
  officeWithdrawSiteItem: withdrawSiteItem,
  officeMoveSiteItem: moveSiteItem,
  officeUploadPicture: uploadForOffice,
  officeUploadFile: uploadForOffice,
  officeUploadOfferingFile: uploadForOffice,
  officeInquiries: listInquiries,
  officeInquiry: viewInquiry,
  officeAnswerInquiry: answerInquiry,
  officeUploadInquiryFile: uploadForOffice,
  officeHygiene: listHygiene,
  officeExportHygiene: exportHygiene,
  officeCheckHygieneFile: checkHygieneFile,
  officeEnterHygieneFile: enterHygieneFile,
  officeImports: listImports,
  officeImport: viewImport,
  officeImportForms: listImportForms,
  officeImportProblems: listImportProblems,
  officeBeginImport: beginImport,
  officeSendImportPart: sendImportPart,
  officeStartImport: startImport,
  officeDiscardImport: discardImport,
  officeUndoImport: undoImport,
  officeCloseImport: closeImport,
  officeRoster: listRoster,
  officeTakeRoster: takeRoster,
  officeRosterBatches: listRosterBatches,
  officeTakeRosterAgain: takeRosterAgain,
  officeDecideRoster: decideRoster,
  officeCheckRosterFile: checkRosterFile,
  officeEnterRosterFile: enterRosterFile,
  officeMembers: listMembers,
  officeMember: viewMember,
  officeShowMember: showMember,
  officeSuspendMember: suspendMember,
  officeReinstateMember: reinstateMember,
  officeEndSessions: endMemberSessions,
  officeRefuseMarketing: recordMarketingRefusal,
  officeBranches: listBranches,
  officeBranch: viewBranch,
  officeSaveBranch: saveBranch,
  officeRetireBranch: retireBranch,
  officeSetMemberBranch: setMemberBranch,
  officeAssignBranch: assignBranch,
  officeBulletins: listBulletins,
  officeBulletin: viewBulletin,
  officeSaveBulletin: saveBulletin,
  officeSendBulletin: sendBulletin,
  officeCallOffBulletin: callOffBulletin,
  officeCorrections: listCorrections,
  officeCorrection: viewCorrection,
  officeCorrectionDocument: sendDocument,
  officeDecideCorrection: decideCorrection,
  officeEmployees: listEmployees,
  officeSetEmployee: setEmployee,
  officeDismissEmployee: dismiss,
  officeRefuseGrant: refuseGrant,
  officeSendLoginLink: handler({ transaction: 'own' }, sendLoginLink),
  officeResetFactors: resetFactors,
  officeFactors: (_input, context) => listOwnFactors(context),
  officeEnrolApp: enrolApp,
  officeConfirmApp: confirmApp,
  officeProveFactor: proveFactor,
  officeRemoveFactor: removeFactor,
  officePasskeyOptions: (_input, context) => makeOptions(context),
  officeEnrolPasskey: enrolPasskey,
  officeProofOptions: (_input, context) => proofOptions(context),
  officeProvePasskey: provePasskey,
  officeAudit: listAudit,
  officeVerifyAudit: verifyNewest,
} satisfies Partial<HandlerTable>);

/**
 * Handlers of the office's calls. Permissions are declared in the contract and checked in the pipeline; employees of a
 * branch are confined to its rows.
 */
export const officeHandlers = confinedToBranch(recorded);
