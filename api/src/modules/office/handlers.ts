import { ownTransaction, type HandlerTable } from '../../pipeline/handler.ts';
import { enterResult } from './applicants/enterResult.ts';
import { exportApplicants } from './applicants/exportApplicants.ts';
import { listApplicants } from './applicants/list.ts';
import { publishWritten, withdrawWritten } from './articles/publish.ts';
import { saveWritten } from './articles/save.ts';
import { listWritten, viewWritten } from './articles/view.ts';
import { listAudit, verifyNewest } from './audit/list.ts';
import { confirmBankLines } from './bank/confirm.ts';
import { readBankFile } from './bank/read.ts';
import { decideCancellation } from './cancellations/decideCancellation.ts';
import { listCancellations } from './cancellations/list.ts';
import { issueAll, sendAll } from './certificates/batch.ts';
import { issueOne, reissueOne, rejectOne, revokeOne } from './certificates/decide.ts';
import { listCertificates } from './certificates/list.ts';
import { printCertificates } from './certificates/print.ts';
import { viewDayReport } from './days/dayReport.ts';
import { listEmployees } from './employees/list.ts';
import { sendLoginLink } from './employees/sendLink.ts';
import { dismiss, refuseGrant, setEmployee } from './employees/set.ts';
import { confirmFeeByHand, recordFeeReturn, showFeeAccount } from './fees/decisions.ts';
import { listFees } from './fees/list.ts';
import { closeFindingWithNote, listFindings } from './findings/findings.ts';
import { endMemberSessions, reinstateMember, suspendMember } from './members/acts.ts';
import { listMembers } from './members/list.ts';
import { showMember } from './members/show.ts';
import { viewMember } from './members/view.ts';
import { callOffOffering, quoteCallOff } from './offerings/callOff.ts';
import { closeApplying, openApplying } from './offerings/period.ts';
import { saveCourse, saveExam } from './offerings/save.ts';
import { listOfficeOfferings, viewOfficeOffering } from './offerings/view.ts';
import { viewOverview } from './overview/overview.ts';
import {
  approveRefundAgain,
  nameRefundAccountForMember,
  recordRefundTransfer,
  showRefundAccount,
} from './refunds/decisions.ts';
import { listRefunds } from './refunds/list.ts';
import { decideReport } from './reports/decide.ts';
import { listReportedPosts } from './reports/list.ts';
import { viewReportedPost } from './reports/view.ts';
import { checkResultTable, enterResultTable } from './results/results.ts';
import { decidePaymentReview } from './reviews/decide.ts';
import { listReviews } from './reviews/list.ts';
import { listSiteItems, moveSiteItem, saveSiteItem, viewSiteItem, withdrawSiteItem } from './site/acts.ts';
import { uploadForOffice } from './uploads/upload.ts';

/** What the association's employees do. Their permissions are named in the contract and checked in the pipeline. */
export const officeHandlers = {
  officeOverview: (_input, context) => viewOverview(context),
  officeCancellations: listCancellations,
  officeDecideCancellation: decideCancellation,
  officeRefunds: listRefunds,
  officeRefundAccount: showRefundAccount,
  officeApproveRefundAgain: approveRefundAgain,
  officeNameRefundAccount: nameRefundAccountForMember,
  officeRecordTransfer: recordRefundTransfer,
  officeReviews: listReviews,
  officeDecideReview: decidePaymentReview,
  officeFindings: listFindings,
  officeCloseFinding: closeFindingWithNote,
  officeDayReport: ({ day }, context) => viewDayReport(day, context),
  officeOfferings: listOfficeOfferings,
  officeOffering: viewOfficeOffering,
  officeSaveCourse: saveCourse,
  officeSaveExam: saveExam,
  officeOpenApplying: openApplying,
  officeCloseApplying: closeApplying,
  officeCallOffQuote: quoteCallOff,
  officeCallOff: callOffOffering,
  officeApplicants: listApplicants,
  officeExportApplicants: exportApplicants,
  officeEnterResult: enterResult,
  officeCheckResults: checkResultTable,
  officeEnterResults: enterResultTable,
  officeCertificates: listCertificates,
  officeIssueCertificates: ownTransaction(issueAll),
  officeIssueCertificate: issueOne,
  officeSendCertificates: ownTransaction(sendAll),
  officePrintCertificates: printCertificates,
  officeRejectCertificate: rejectOne,
  officeRevokeCertificate: revokeOne,
  officeReissueCertificate: reissueOne,
  officeFees: listFees,
  officeConfirmFee: confirmFeeByHand,
  officeFeeAccount: showFeeAccount,
  officeRecordFeeReturned: recordFeeReturn,
  officeReadBankFile: readBankFile,
  officeConfirmBankLines: ownTransaction(confirmBankLines),
  officeArticles: listWritten,
  officeArticle: viewWritten,
  officeSaveArticle: saveWritten,
  officeWithdrawArticle: withdrawWritten,
  officePublishArticle: publishWritten,
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
  officeMembers: listMembers,
  officeMember: viewMember,
  officeShowMember: showMember,
  officeSuspendMember: suspendMember,
  officeReinstateMember: reinstateMember,
  officeEndSessions: endMemberSessions,
  officeEmployees: listEmployees,
  officeSetEmployee: setEmployee,
  officeDismissEmployee: dismiss,
  officeRefuseGrant: refuseGrant,
  officeSendLoginLink: ownTransaction(sendLoginLink),
  officeAudit: listAudit,
  officeVerifyAudit: verifyNewest,
} satisfies Partial<HandlerTable>;
