/** Every route (specification §2) with what its page needs, for the checks that walk all of them. */
export interface PortalRoute {
  path: string;
  /** Members only. */
  guarded: boolean;
}

const open = (...paths: string[]): PortalRoute[] => paths.map((path) => ({ path, guarded: false }));
const guarded = (...paths: string[]): PortalRoute[] => paths.map((path) => ({ path, guarded: true }));

/** Routes that need no number of an item. */
export const ROUTES: PortalRoute[] = [
  ...open('/main', '/sign/in', '/sign/up/step1', '/sign/find/id', '/sign/find/password/step1'),
  ...open('/about/greeting', '/about/history', '/about/exctv', '/about/orgnz-chart', '/about/road', '/about/ci'),
  ...open('/about/accessibility'),
  ...open('/hygn/notice', '/hygn/agency', '/manager/info', '/manager/exam/notice'),
  ...open('/manager/calendar', '/manager/exam/verify', '/manager/edu/review'),
  ...open('/news/asctn', '/news/notice', '/news/kfood', '/news/data', '/space/banner', '/search'),
  ...guarded('/manager/edu/apply', '/manager/edu/register', '/manager/exam/apply', '/manager/exam/register'),
  ...guarded('/manager/exam/admission', '/manager/exam/certificate', '/manager/exam/pass'),
  ...guarded('/space/board', '/space/promotion', '/space/board/write', '/space/promotion/write'),
];

const WRITTEN = ['notices', 'news', 'data', 'exam-notices', 'faq'];

/** Every page of the association's office, for its employees alone; the item of each view is there in the demo. */
export const OFFICE_PATHS = [
  '/office',
  '/office/cancellations',
  '/office/courses',
  '/office/courses/view?offeringNo=1',
  '/office/courses/results?offeringNo=1',
  '/office/courses/write',
  '/office/courses/write?offeringNo=1',
  '/office/exams',
  '/office/exams/view?offeringNo=1',
  '/office/exams/results?offeringNo=1',
  '/office/exams/write',
  '/office/certificates',
  '/office/transfers',
  '/office/transfers?need=giveBack',
  '/office/transfers/bank',
  '/office/refunds',
  '/office/reviews',
  '/office/findings',
  '/office/days',
  ...WRITTEN.flatMap((area) => [`/office/${area}`, `/office/${area}/write`]),
  '/office/notices/write?no=1',
  '/office/members',
  '/office/members/view?memberNo=1',
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
