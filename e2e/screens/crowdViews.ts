import { WAITING_PLACES } from '@portal/shared/contract/office';
import type { View } from './views.ts';

/** Numbers of what `lab/api/crowd.ts` adds, as it prints them. */
export interface Crowd {
  /** The exam of tomorrow, and the judged one. */
  coming: number;
  judged: number;
  /** A message to the applicants of tomorrow's exam. */
  mailing: number;
}

/** The first member of the crowd, who has also completed many courses. */
export const CROWD_MEMBER = 'crowd001';

const office = (...paths: string[]): View[] => paths.map((path) => ({ path, visitor: 'employee' }));
const member = (...paths: string[]): View[] => paths.map((path) => ({ path, visitor: 'member' }));

/** Pages with three hundred applicants with long names, and pages of a member with forty applications. */
export const crowdViews = ({ coming, judged, mailing }: Crowd): View[] => [
  ...office(
    '/office',
    `/office/exams/view?offeringNo=${coming}`,
    `/office/exams/view?offeringNo=${coming}&rows=100&page=3`,
    `/office/exams/view?offeringNo=${judged}`,
    `/office/exams/changes?offeringNo=${coming}`,
    `/office/exams/mailings?offeringNo=${coming}`,
    `/office/exams/mailings/view?offeringNo=${coming}&mailingNo=${mailing}`,
    `/office/exams/mailings/view?offeringNo=${coming}&mailingNo=${mailing}&page=15`,
    `/office/exams/results?offeringNo=${judged}`,
    ...new Set(Object.values(WAITING_PLACES).map(({ path }) => path)),
    '/office/posts',
    '/office/members',
    '/office/employees',
    '/office/audit',
  ),
  { path: `/office/exams/view?offeringNo=${judged}`, visitor: 'employee', dialog: /결과 정정$/ },
  { path: '/office/evidence?status=SUBMITTED', visitor: 'employee', dialog: /^인정$/ },
  { path: '/office/evidence?status=SUBMITTED', visitor: 'employee', dialog: /^반려$/ },
  { path: '/office/result-corrections', visitor: 'employee', dialog: /^정정$/ },
  { path: '/office/posts', visitor: 'employee', dialog: /송장번호 입력$/ },
  { path: '/office/roster', visitor: 'employee', dialog: /명의 명단 받기$/ },
  ...member(
    '/main',
    '/sign/me',
    '/sign/me/notices',
    '/sign/me/profile',
    '/sign/me/account',
    '/sign/me/correction',
    '/sign/me/sessions',
    '/manager/edu/register',
    '/manager/exam/register',
    '/manager/exam/pass',
    '/manager/exam/admission',
    '/manager/exam/certificate',
    '/manager/payments',
  ),
  { path: '/manager/exam/certificate', visitor: 'member', dialog: /^자격증$/ },
];
