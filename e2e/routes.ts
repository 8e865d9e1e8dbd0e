/** Every route (specification §2) with the needs of its page, for checks of all routes. */
export interface PortalRoute {
  path: string;
  /** Members only. */
  guarded: boolean;
}

const open = (...paths: string[]): PortalRoute[] => paths.map((path) => ({ path, guarded: false }));
const guarded = (...paths: string[]): PortalRoute[] => paths.map((path) => ({ path, guarded: true }));

/** Routes without the number of an item. */
export const ROUTES: PortalRoute[] = [
  ...open('/main', '/sign/in', '/sign/up/step1', '/sign/find/id', '/sign/find/password/step1'),
  ...open('/sign/find/phone'),
  ...open('/about/greeting', '/about/history', '/about/exctv', '/about/orgnz-chart', '/about/road', '/about/ci'),
  ...open('/about/accessibility'),
  ...open('/hygn/notice', '/hygn/agency', '/manager/info', '/manager/exam/notice'),
  ...open('/manager/calendar', '/manager/exam/verify', '/manager/edu/review'),
  ...open('/manager/group', '/manager/group/accept'),
  ...open('/news/asctn', '/news/notice', '/news/kfood', '/news/data', '/space/banner', '/search'),
  ...guarded('/manager/edu/apply', '/manager/edu/register', '/manager/exam/apply', '/manager/exam/register'),
  ...guarded('/manager/exam/admission', '/manager/exam/certificate', '/manager/exam/pass', '/manager/line'),
  ...guarded('/space/board', '/space/promotion', '/space/board/write', '/space/promotion/write'),
  ...guarded('/space/inquiry', '/space/inquiry/write'),
];

const WRITTEN = ['notices', 'news', 'data', 'exam-notices', 'faq'];

/** Every page of the association's office, for employees only; the demo has the item of each view. */
export const OFFICE_PATHS = [
  '/office',
  '/office/posts',
  '/office/posts/tracking',
  '/office/cancellations',
  '/office/courses',
  '/office/courses/view?offeringNo=1',
  '/office/courses/line?offeringNo=1',
  '/office/courses/changes?offeringNo=1',
  '/office/courses/mailings?offeringNo=1',
  '/office/courses/mailings/write?offeringNo=1',
  '/office/courses/mailings/view?offeringNo=1&mailingNo=1',
  '/office/courses/attendance?offeringNo=1',
  '/office/courses/results?offeringNo=1',
  '/office/courses/write',
  '/office/courses/write?offeringNo=1',
  '/office/exams',
  '/office/exams/view?offeringNo=1',
  '/office/exams/line?offeringNo=1',
  '/office/exams/changes?offeringNo=1',
  '/office/exams/mailings?offeringNo=1',
  '/office/exams/mailings/write?offeringNo=1',
  '/office/exams/mailings/view?offeringNo=1&mailingNo=1',
  '/office/exams/attendance?offeringNo=1',
  '/office/exams/results?offeringNo=1',
  '/office/exams/write',
  '/office/groups',
  '/office/groups/view?groupNo=1',
  '/office/evidence',
  '/office/objections',
  '/office/result-corrections',
  '/office/certificates',
  '/office/transfers',
  '/office/transfers?need=giveBack',
  '/office/transfers/bank',
  '/office/refunds',
  '/office/reviews',
  '/office/findings',
  '/office/cash-receipts',
  '/office/cash-receipts?need=all',
  '/office/invoices',
  '/office/invoices/allowances',
  '/office/bills',
  '/office/bills/file',
  '/office/days',
  '/office/tariff',
  ...WRITTEN.flatMap((area) => [`/office/${area}`, `/office/${area}/write`]),
  '/office/notices/write?no=1',
  '/office/members',
  '/office/members/view?memberNo=1',
  '/office/inquiries',
  '/office/inquiries/view?inquiryNo=1',
  '/office/corrections',
  '/office/corrections/view?correctionNo=1',
  '/office/roster',
  '/office/roster/batches',
  '/office/roster/outcomes',
  '/office/employees',
  '/office/audit',
  '/office/reports',
  '/office/reports/view?postNo=1',
  '/office/popups',
  '/office/popups/write',
  '/office/banners',
  '/office/banners/write?kind=adBanner',
  '/office/sites',
  '/office/sites/write',
  '/office/executives',
  '/office/executives/write',
];
