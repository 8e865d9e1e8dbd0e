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
import { viewDayReport } from './money/days/dayReport.ts';
import { confirmFeeByHand, recordFeeReturn, showFeeAccount } from './money/fees/decisions.ts';
import { listFees } from './money/fees/list.ts';
import { closeFindingWithNote, listFindings } from './money/findings/findings.ts';
import {
  approveRefundAgain,
  nameRefundAccountForMember,
  recordRefundTransfer,
  showRefundAccount,
} from './money/refunds/decisions.ts';
import { listRefunds } from './money/refunds/list.ts';
import { viewOverview } from './overview/overview.ts';
import { listAudit, verifyNewest } from './people/audit/list.ts';
import { listEmployees } from './people/employees/list.ts';
import { sendLoginLink } from './people/employees/sendLink.ts';
import { dismiss, refuseGrant, setEmployee } from './people/employees/set.ts';
import { endMemberSessions, reinstateMember, suspendMember } from './people/members/acts.ts';
import { listMembers } from './people/members/list.ts';
import { showMember } from './people/members/show.ts';
import { viewMember } from './people/members/view.ts';
import { enterResult } from './qualification/applicants/enterResult.ts';
import { exportApplicants } from './qualification/applicants/exportApplicants.ts';
import { listApplicants } from './qualification/applicants/list.ts';
import { decideCancellation } from './qualification/cancellations/decideCancellation.ts';
import { listCancellations } from './qualification/cancellations/list.ts';
import { issueAll, sendAll } from './qualification/certificates/batch.ts';
import { issueOne, reissueOne, rejectOne, revokeOne } from './qualification/certificates/decide.ts';
import { listCertificates } from './qualification/certificates/list.ts';
import { printCertificates } from './qualification/certificates/print.ts';
import { callOffOffering, quoteCallOff } from './qualification/offerings/callOff.ts';
import { closeApplying, openApplying } from './qualification/offerings/period.ts';
import { publishOffering, unpublishOffering } from './qualification/offerings/publish.ts';
import { saveCourse, saveExam } from './qualification/offerings/save.ts';
import { listOfficeOfferings, viewOfficeOffering } from './qualification/offerings/view.ts';
import { checkResultTable, enterResultTable } from './qualification/results/results.ts';

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
  officeReviews: listAmountChecks,
  officeDecideReview: decideOfficeAmountCheck,
  officeFindings: listFindings,
  officeCloseFinding: closeFindingWithNote,
  officeDayReport: ({ day }, context) => viewDayReport(day, context),
  officeOfferings: listOfficeOfferings,
  officeOffering: viewOfficeOffering,
  officeSaveCourse: saveCourse,
  officeSaveExam: saveExam,
  officePublishOffering: publishOffering,
  officeUnpublishOffering: unpublishOffering,
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
  officeIssueCertificates: handler({ transaction: 'own' }, issueAll),
  officeIssueCertificate: issueOne,
  officeSendCertificates: handler({ transaction: 'own' }, sendAll),
  officePrintCertificates: printCertificates,
  officeRejectCertificate: rejectOne,
  officeRevokeCertificate: revokeOne,
  officeReissueCertificate: reissueOne,
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
  officeSendLoginLink: handler({ transaction: 'own' }, sendLoginLink),
  officeAudit: listAudit,
  officeVerifyAudit: verifyNewest,
} satisfies Partial<HandlerTable>;
