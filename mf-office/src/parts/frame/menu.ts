import type { CallEntity } from '@portal/shared/contract';
import {
  PERMISSION_NAMES,
  type officeOverview,
  type Permission,
  type WaitingKind,
} from '@portal/shared/contract/office';

type Overview = CallEntity<typeof officeOverview>;

interface MenuEntry {
  path: string;
  label: string;
  /** Kinds of pending work counted here. */
  waiting?: readonly WaitingKind[];
}

/** Entry of every employee. */
const FIRST: MenuEntry = { path: '/office', label: '할 일' };

/** The other entries by permission, in the order of the groups. */
const ENTRIES: Readonly<Record<Permission, readonly MenuEntry[]>> = {
  qualification: [
    { path: '/office/cancellations', label: '취소 요청', waiting: ['cancellations'] },
    { path: '/office/courses', label: '교육', waiting: ['courseResults', 'coursesUnderWay'] },
    { path: '/office/exams', label: '시험', waiting: ['examResults', 'examsUnderWay'] },
    { path: '/office/groups', label: '단체 신청', waiting: ['unpaidGroups'] },
    { path: '/office/evidence', label: '응시 자격', waiting: ['evidence'] },
    { path: '/office/objections', label: '이의신청', waiting: ['objections'] },
    { path: '/office/result-corrections', label: '결과 정정', waiting: ['resultCorrections'] },
    { path: '/office/certificates', label: '자격증', waiting: ['certificatesToIssue', 'certificatesToSend'] },
  ],
  money: [
    { path: '/office/transfers', label: '입금·반환', waiting: ['certificateFees', 'feesToReturn'] },
    {
      path: '/office/refunds',
      label: '환불',
      waiting: ['failedRefunds', 'unsettledRefunds', 'refundAccounts', 'transfers'],
    },
    { path: '/office/reviews', label: '금액 확인', waiting: ['reviews'] },
    { path: '/office/findings', label: '대사 차이', waiting: ['findings'] },
    { path: '/office/cash-receipts', label: '현금영수증', waiting: ['cashReceipts'] },
    { path: '/office/invoices', label: '청구서', waiting: ['overdueInvoices'] },
    { path: '/office/bills', label: '계산서', waiting: ['bills'] },
    { path: '/office/days', label: '하루 보고' },
    { path: '/office/tariff', label: '요금표', waiting: ['tariffChanges'] },
  ],
  content: [
    { path: '/office/notices', label: '공지사항' },
    { path: '/office/news', label: '협회소식' },
    { path: '/office/data', label: '자료실' },
    { path: '/office/exam-notices', label: '시험 공고' },
    { path: '/office/faq', label: '질문' },
    { path: '/office/reports', label: '신고된 글', waiting: ['reports'] },
    { path: '/office/popups', label: '팝업' },
    { path: '/office/banners', label: '배너' },
    { path: '/office/sites', label: '관련 사이트' },
    { path: '/office/executives', label: '임직원' },
  ],
  members: [
    { path: '/office/members', label: '회원' },
    { path: '/office/inquiries', label: '1:1 문의', waiting: ['inquiries'] },
    { path: '/office/corrections', label: '정정 요청', waiting: ['overdueCorrections', 'corrections'] },
    { path: '/office/roster', label: '위생교육 명단', waiting: ['roster', 'rosterUnanswered', 'rosterRefused'] },
    { path: '/office/employees', label: '직원', waiting: ['grants'] },
    { path: '/office/audit', label: '감사 기록' },
  ],
  post: [{ path: '/office/posts', label: '우편 발송', waiting: ['postsToSend'] }],
};
const GROUPS = Object.keys(ENTRIES) as Permission[];

/** Names of the entries that a permission opens, in one line. */
export const openedBy = (permission: Permission): string => ENTRIES[permission].map(({ label }) => label).join(', ');

/** Entries of one permission, with their pending counts. */
export interface MenuGroup {
  /** Name of the permission; empty for the entry of every employee. */
  name: string;
  entries: readonly (MenuEntry & { count: number })[];
}

/** Groups that an employee may open. */
export function groupsOf({ permissions, waiting }: Pick<Overview, 'permissions' | 'waiting'>): readonly MenuGroup[] {
  const counted = (entry: MenuEntry) => ({
    ...entry,
    count: waiting
      .filter(({ kind }) => entry.waiting?.some((waits) => waits === kind))
      .reduce((sum, { count }) => sum + count, 0),
  });
  return [
    { name: '', entries: [counted(FIRST)] },
    ...GROUPS.filter((permission) => permissions.includes(permission)).map((permission) => ({
      name: PERMISSION_NAMES[permission],
      entries: ENTRIES[permission].map(counted),
    })),
  ];
}

/** Entry of a page: the one with the longest path above it. */
export const activeEntry = (path: string): MenuEntry | undefined =>
  [FIRST, ...Object.values(ENTRIES).flat()]
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];

/** Page of each kind of pending work. */
export const WORKPLACES: Record<WaitingKind, string> = {
  cancellations: '/office/cancellations',
  unpaidGroups: '/office/groups',
  failedRefunds: '/office/refunds?need=failed',
  unsettledRefunds: '/office/refunds?need=unsettled',
  refundAccounts: '/office/refunds?need=account',
  transfers: '/office/refunds?need=transfer',
  reviews: '/office/reviews',
  findings: '/office/findings',
  cashReceipts: '/office/cash-receipts',
  overdueInvoices: '/office/invoices?need=overdue',
  bills: '/office/bills',
  evidence: '/office/evidence?status=SUBMITTED',
  objections: '/office/objections?status=OPEN',
  courseResults: '/office/courses?status=results',
  examResults: '/office/exams?status=results',
  coursesUnderWay: '/office/courses?status=underWay',
  examsUnderWay: '/office/exams?status=underWay',
  resultCorrections: '/office/result-corrections',
  certificateFees: '/office/transfers?need=transfer',
  certificatesToIssue: '/office/certificates?status=PAID',
  certificatesToSend: '/office/certificates?status=ISSUED',
  postsToSend: '/office/posts',
  feesToReturn: '/office/transfers?need=giveBack',
  tariffChanges: '/office/tariff',
  reports: '/office/reports',
  inquiries: '/office/inquiries',
  overdueCorrections: '/office/corrections?state=overdue',
  corrections: '/office/corrections',
  roster: '/office/roster',
  rosterUnanswered: '/office/roster?status=SENT',
  rosterRefused: '/office/roster?status=REFUSED',
  grants: '/office/employees',
  secondLooks: '/office',
};
