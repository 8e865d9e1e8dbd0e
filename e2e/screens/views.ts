import { OFFICE_PATHS, ROUTES } from '../routes.ts';
import { STATES, type State } from './states.ts';

export type Visitor = 'guest' | 'member' | 'employee';

/** One thing to look at. */
export interface View {
  path: string;
  visitor: Visitor;
  /** Undefined as the demo answers. */
  state?: State;
  /** Name of the button that opens the dialog to look at. */
  dialog?: RegExp;
}

/** Pages whose states are looked at: one of each kind of list, a view, and the home page. */
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

export const VIEWS: View[] = [
  ...ROUTES.map(({ path, guarded }): View => ({ path, visitor: guarded ? 'member' : 'guest' })),
  { path: '/nowhere', visitor: 'guest' },
  { path: '/search?keyword=위생', visitor: 'guest' },
  { path: '/sign/me', visitor: 'member' },
  { path: '/about/greeting', visitor: 'guest', dialog: /^메뉴$/ },
  { path: '/about/greeting', visitor: 'guest', dialog: /이용약관/ },
  { path: '/about/greeting', visitor: 'guest', dialog: /개인정보처리방침/ },
  ...inEveryState(WITH_STATES, 'guest'),
  ...inEveryState(OF_MEMBERS_WITH_STATES, 'member'),
  ...OFFICE_PATHS.map((path): View => ({ path, visitor: 'employee' })),
  ...inEveryState(OF_EMPLOYEES_WITH_STATES, 'employee'),
];
