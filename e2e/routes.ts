import { section as office } from '../mf-office/src/section.ts';

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
  ...open('/sign/find/phone', '/sign/refuse'),
  ...open('/about/greeting', '/about/history', '/about/exctv', '/about/orgnz-chart', '/about/road', '/about/ci'),
  ...open('/about/accessibility', '/about/branches'),
  ...open('/hygn/notice', '/hygn/agency', '/manager/info', '/manager/exam/notice'),
  ...open('/manager/calendar', '/manager/exam/verify', '/manager/edu/review'),
  ...open('/manager/group', '/manager/group/accept'),
  ...open('/news/asctn', '/news/notice', '/news/kfood', '/news/data', '/space/banner', '/search'),
  ...guarded('/manager/edu/apply', '/manager/edu/register', '/manager/exam/apply', '/manager/exam/register'),
  ...guarded('/manager/exam/admission', '/manager/exam/certificate', '/manager/exam/pass', '/manager/line'),
  ...guarded('/space/board', '/space/promotion', '/space/board/write', '/space/promotion/write'),
  ...guarded('/space/inquiry', '/space/inquiry/write', '/manager/payments'),
  ...guarded('/sign/me', '/sign/me/notices', '/sign/me/profile', '/sign/me/account'),
  ...guarded('/sign/me/hygiene'),
];

/** Item of the demo that an office page shows. */
const ITEMS: readonly (readonly [RegExp, string])[] = [
  [/mailings\/view$/, 'offeringNo=1&mailingNo=1'],
  [/^\/office\/(courses|exams)\/(?!write$)/, 'offeringNo=1'],
  [/groups\/view$/, 'groupNo=1'],
  [/members\/view$/, 'memberNo=1'],
  [/bulletins\/view$/, 'bulletinNo=1'],
  [/inquiries\/view$/, 'inquiryNo=1'],
  [/corrections\/view$/, 'correctionNo=1'],
  [/reports\/view$/, 'postNo=1'],
  [/banners\/write$/, 'kind=adBanner'],
];

/** Forms with an item, and lists of another kind. */
const FURTHER = [
  '/office/courses/write?offeringNo=1',
  '/office/halls/write?hallNo=1',
  '/office/lecturers/write?lecturerNo=1',
  '/office/notices/write?no=1',
  '/office/branches/write?no=1',
  '/office/transfers?need=giveBack',
  '/office/cash-receipts?need=all',
];

const addressOf = (path: string): string => {
  const [, query] = ITEMS.find(([pattern]) => pattern.test(path)) ?? [];
  return query === undefined ? path : `${path}?${query}`;
};

/**
 * Every page of the association's office, for employees only. The demo has no former system: the page of an uploaded
 * file is empty.
 */
export const OFFICE_PATHS = [...office.pages.map(({ path }) => addressOf(path)), ...FURTHER];
