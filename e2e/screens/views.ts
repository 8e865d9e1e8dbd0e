import { OFFICE_PATHS, ROUTES } from '../routes.ts';
import { STATES, type State } from './states.ts';

export type Visitor = 'guest' | 'member' | 'employee';

/** A view to shoot. */
export interface View {
  path: string;
  visitor: Visitor;
  /** Undefined: the demo's own responses. */
  state?: State;
  /** Name of the button that opens the dialog to shoot. */
  dialog?: RegExp;
}

/** Pages to shoot in all states: one of each kind of list, a view, and the home page. */
const WITH_STATES = [
  '/main',
  '/search?keyword=위생',
  '/about/exctv',
  '/hygn/notice',
  '/news/notice',
  '/news/kfood',
  '/news/faq',
  '/manager/exam/notice',
  '/manager/edu/review',
];
const OF_MEMBERS_WITH_STATES = [
  '/sign/me',
  '/manager/edu/apply',
  '/manager/edu/register',
  '/manager/exam/register',
  '/space/board',
  '/space/promotion',
];
const OF_EMPLOYEES_WITH_STATES = ['/office', '/office/courses', '/office/members', '/office/refunds'];

const inEveryState = (paths: readonly string[], visitor: Visitor): View[] =>
  paths.flatMap((path) => STATES.map((state): View => ({ path, visitor, state })));

/** The course for which the demo's member has applied. */
const CONFIRMED_COURSE = '/manager/edu/register/view?userExaminationNo=81';

/** Dialogs opened by buttons, for the demo's member and employee. */
const DIALOGS: View[] = [
  { path: '/about/greeting', visitor: 'guest', dialog: /^메뉴$/ },
  { path: '/about/greeting', visitor: 'guest', dialog: /이용약관/ },
  { path: '/about/greeting', visitor: 'guest', dialog: /개인정보처리방침/ },
  { path: '/manager/exam/apply', visitor: 'member', dialog: /^시험 안내$/ },
  { path: '/manager/exam/apply', visitor: 'member', dialog: /^응시 자격$/ },
  { path: CONFIRMED_COURSE, visitor: 'member', dialog: /^수강증$/ },
  { path: CONFIRMED_COURSE, visitor: 'member', dialog: /^신청 취소$/ },
  { path: '/manager/exam/admission', visitor: 'member', dialog: /^수험표/ },
  { path: '/manager/exam/certificate', visitor: 'member', dialog: /^자격증/ },
  { path: '/manager/exam/certificate', visitor: 'member', dialog: /^발급 신청/ },
  { path: '/manager/exam/certificate', visitor: 'member', dialog: /예전 시험/ },
  { path: '/manager/edu/review', visitor: 'member', dialog: /^후기 쓰기$/ },
  { path: '/manager/edu/review', visitor: 'member', dialog: /신고$/ },
  { path: '/sign/me/profile', visitor: 'member', dialog: /^우편번호 검색$/ },
  { path: '/sign/me/profile', visitor: 'member', dialog: /^업소 검색$/ },
  { path: '/sign/me/profile', visitor: 'member', dialog: /마케팅 정보/ },
  { path: '/sign/me/account', visitor: 'member', dialog: /^회원 탈퇴$/ },
  { path: '/space/board/write', visitor: 'member', dialog: /^링크$/ },
  { path: '/office/refunds', visitor: 'employee', dialog: /^계좌 보기$/ },
  { path: '/office/refunds', visitor: 'employee', dialog: /^이체 완료$/ },
  { path: '/office/certificates', visitor: 'employee', dialog: / 발급$/ },
  { path: '/office/certificates', visitor: 'employee', dialog: /자격 취소$/ },
  { path: '/office/notices', visitor: 'employee', dialog: /내리기$/ },
];

export const VIEWS: View[] = [
  ...ROUTES.map(({ path, guarded }): View => ({ path, visitor: guarded ? 'member' : 'guest' })),
  { path: '/nowhere', visitor: 'guest' },
  { path: '/search?keyword=위생', visitor: 'guest' },
  ...DIALOGS,
  ...inEveryState(WITH_STATES, 'guest'),
  ...inEveryState(OF_MEMBERS_WITH_STATES, 'member'),
  ...OFFICE_PATHS.map((path): View => ({ path, visitor: 'employee' })),
  ...inEveryState(OF_EMPLOYEES_WITH_STATES, 'employee'),
];
