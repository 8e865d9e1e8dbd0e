import type { Migrations } from '../types/migration.ts';
import * as accounts from './0001-accounts.ts';
import * as auth from './0002-auth.ts';
import * as pipeline from './0003-pipeline.ts';
import * as files from './0004-files.ts';
import * as longLists from './0005-long-lists.ts';
import * as news from './0006-news.ts';
import * as space from './0007-space.ts';
import * as main from './0008-main.ts';
import * as manager from './0009-manager.ts';
import * as payment from './0010-payment.ts';
import * as certificates from './0011-certificates.ts';
import * as office from './0012-office.ts';
import * as notices from './0013-notices.ts';
import * as outbox from './0014-outbox.ts';
import * as placesInSearches from './0015-places-in-searches.ts';
import * as regionsAndMonths from './0016-regions-and-months.ts';
import * as calendar from './0017-calendar.ts';
import * as drafts from './0018-drafts.ts';
import * as returnedPhotos from './0021-returned-photos.ts';
import * as corrections from './0022-corrections.ts';
import * as changes from './0024-changes.ts';
import * as reminders from './0025-reminders.ts';
import * as mailings from './0026-mailings.ts';
import * as papers from './0027-papers.ts';
import * as addedPermissions from './0028-added-permissions.ts';
import * as posting from './0029-posting.ts';
import * as inquiries from './0030-inquiries.ts';
import * as roster from './0031-roster.ts';
import * as consents from './0032-consents.ts';
import * as examSubjects from './0034-exam-subjects.ts';
import * as results from './0035-results.ts';
import * as eligibility from './0036-eligibility.ts';
import * as cashReceipts from './0037-cash-receipts.ts';
import * as daysOfDeposits from './0038-days-of-deposits.ts';
import * as attendance from './0039-attendance.ts';
import * as courseEnds from './0040-course-ends.ts';
import * as textNotices from './0041-text-notices.ts';
import * as tariff from './0042-tariff.ts';
import * as line from './0043-line.ts';
import * as lineOfExams from './0044-line-of-exams.ts';
import * as applicationKinds from './0045-application-kinds.ts';
import * as groups from './0046-groups.ts';
import * as applicationKindsChecked from './0047-application-kinds-checked.ts';
import * as groupPlaces from './0048-group-places.ts';
import * as lineOfGroups from './0049-line-of-groups.ts';
import * as invoices from './0050-invoices.ts';
import * as invoicedGroups from './0051-invoiced-groups.ts';
import * as bankLinesOfInvoices from './0052-bank-lines-of-invoices.ts';
import * as writtenOffInvoices from './0053-written-off-invoices.ts';
import * as identity from './0054-identity.ts';
import * as deliveryReports from './0055-delivery-reports.ts';
import * as newestActs from './0056-newest-acts.ts';
import * as withdrawalLog from './0057-withdrawal-log.ts';
import * as freeGroups from './0060-free-groups.ts';
import * as limitedLinks from './0061-limited-links.ts';
import * as surplusFeesAndTakenBills from './0062-surplus-fees-and-taken-bills.ts';
import * as kindsOfFindings from './0063-kinds-of-findings.ts';
import * as sandboxTaxFree from './0065-sandbox-tax-free.ts';
import * as composedNames from './0067-composed-names.ts';
import * as secondFactors from './0068-second-factors.ts';
import * as applicationConsents from './0070-application-consents.ts';
import * as daysOfTransfers from './0072-days-of-transfers.ts';
import * as sessionUse from './0074-session-use.ts';
import * as importedMembers from './0086-imported-members.ts';
import * as oldPasswords from './0087-old-passwords.ts';
import * as importedPapers from './0088-imported-papers.ts';
import * as gatewayPayouts from './0089-gateway-payouts.ts';
import * as journalFindings from './0090-journal-findings.ts';
import * as openingAlerts from './0092-opening-alerts.ts';
import * as sandboxBook from './0093-sandbox-book.ts';
import * as hygieneCompletions from './0095-hygiene-completions.ts';
import * as oldAddresses from './0096-old-addresses.ts';
import * as todaysFigures from './0100-todays-figures.ts';
import * as hallsAndLecturers from './0101-halls-and-lecturers.ts';
import * as hallsOfCourses from './0102-halls-of-courses.ts';
import * as hallsOfExams from './0103-halls-of-exams.ts';
import * as indexesOfHalls from './0104-indexes-of-halls.ts';
import * as branches from './0105-branches.ts';
import * as branchesOfMembers from './0106-branches-of-members.ts';
import * as branchIndexes from './0107-branch-indexes.ts';
import * as easyPay from './0110-easy-pay.ts';
import * as calendarFeed from './0111-calendar-feed.ts';
import * as bulletins from './0112-bulletins.ts';
import * as importedApplications from './0116-imported-applications.ts';
import * as importedArticles from './0117-imported-articles.ts';
import * as importUploads from './0118-import-uploads.ts';
import * as branchMoves from './0120-branch-moves.ts';
import * as pushSubscriptions from './0125-push-subscriptions.ts';
import * as refundReasons from './0126-refund-reasons.ts';

/**
 * Every migration, in the order in which they run. A released one never changes, neither in name nor in content:
 * `released.json` has the SHA-256 of each.
 */
export const migrations: Migrations = {
  '0001-accounts': accounts,
  '0002-auth': auth,
  '0003-pipeline': pipeline,
  '0004-files': files,
  '0005-long-lists': longLists,
  '0006-news': news,
  '0007-space': space,
  '0008-main': main,
  '0009-manager': manager,
  '0010-payment': payment,
  '0011-certificates': certificates,
  '0012-office': office,
  '0013-notices': notices,
  '0014-outbox': outbox,
  '0015-places-in-searches': placesInSearches,
  '0016-regions-and-months': regionsAndMonths,
  '0017-calendar': calendar,
  '0018-drafts': drafts,
  '0021-returned-photos': returnedPhotos,
  '0022-corrections': corrections,
  '0024-changes': changes,
  '0025-reminders': reminders,
  '0026-mailings': mailings,
  '0027-papers': papers,
  '0028-added-permissions': addedPermissions,
  '0029-posting': posting,
  '0030-inquiries': inquiries,
  '0031-roster': roster,
  '0032-consents': consents,
  '0034-exam-subjects': examSubjects,
  '0035-results': results,
  '0036-eligibility': eligibility,
  '0037-cash-receipts': cashReceipts,
  '0038-days-of-deposits': daysOfDeposits,
  '0039-attendance': attendance,
  '0040-course-ends': courseEnds,
  '0041-text-notices': textNotices,
  '0042-tariff': tariff,
  '0043-line': line,
  '0044-line-of-exams': lineOfExams,
  '0045-application-kinds': applicationKinds,
  '0046-groups': groups,
  '0047-application-kinds-checked': applicationKindsChecked,
  '0048-group-places': groupPlaces,
  '0049-line-of-groups': lineOfGroups,
  '0050-invoices': invoices,
  '0051-invoiced-groups': invoicedGroups,
  '0052-bank-lines-of-invoices': bankLinesOfInvoices,
  '0053-written-off-invoices': writtenOffInvoices,
  '0054-identity': identity,
  '0055-delivery-reports': deliveryReports,
  '0056-newest-acts': newestActs,
  '0057-withdrawal-log': withdrawalLog,
  '0060-free-groups': freeGroups,
  '0061-limited-links': limitedLinks,
  '0062-surplus-fees-and-taken-bills': surplusFeesAndTakenBills,
  '0063-kinds-of-findings': kindsOfFindings,
  '0065-sandbox-tax-free': sandboxTaxFree,
  '0067-composed-names': composedNames,
  '0068-second-factors': secondFactors,
  '0070-application-consents': applicationConsents,
  '0072-days-of-transfers': daysOfTransfers,
  '0074-session-use': sessionUse,
  '0086-imported-members': importedMembers,
  '0087-old-passwords': oldPasswords,
  '0088-imported-papers': importedPapers,
  '0089-gateway-payouts': gatewayPayouts,
  '0090-journal-findings': journalFindings,
  '0092-opening-alerts': openingAlerts,
  '0093-sandbox-book': sandboxBook,
  '0095-hygiene-completions': hygieneCompletions,
  '0096-old-addresses': oldAddresses,
  '0100-todays-figures': todaysFigures,
  '0101-halls-and-lecturers': hallsAndLecturers,
  '0102-halls-of-courses': hallsOfCourses,
  '0103-halls-of-exams': hallsOfExams,
  '0104-indexes-of-halls': indexesOfHalls,
  '0105-branches': branches,
  '0106-branches-of-members': branchesOfMembers,
  '0107-branch-indexes': branchIndexes,
  '0110-easy-pay': easyPay,
  '0111-calendar-feed': calendarFeed,
  '0112-bulletins': bulletins,
  '0116-imported-applications': importedApplications,
  '0117-imported-articles': importedArticles,
  '0118-import-uploads': importUploads,
  '0120-branch-moves': branchMoves,
  '0125-push-subscriptions': pushSubscriptions,
  '0126-refund-reasons': refundReasons,
};
