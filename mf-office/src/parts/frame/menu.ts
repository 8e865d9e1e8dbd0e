import type { CallEntity } from '@portal/shared/contract';
import type { officeOverview, Permission, WaitingKind } from '@portal/shared/contract/office';

type Overview = CallEntity<typeof officeOverview>;

interface MenuEntry {
  path: string;
  label: string;
  /** Whose work it is; without one it is everybody's. */
  permission?: Permission;
  /** What waits there. */
  waiting: readonly WaitingKind[];
}

/** The office's own menu. */
const MENU: readonly MenuEntry[] = [
  { path: '/office', label: '할 일', waiting: [] },
  { path: '/office/cancellations', label: '취소 요청', permission: 'qualification', waiting: ['cancellations'] },
  { path: '/office/courses', label: '교육', permission: 'qualification', waiting: [] },
  { path: '/office/exams', label: '시험', permission: 'qualification', waiting: [] },
  {
    path: '/office/certificates',
    label: '자격증',
    permission: 'qualification',
    waiting: ['certificatesToIssue', 'certificatesToSend'],
  },
  {
    path: '/office/transfers',
    label: '입금·반환',
    permission: 'money',
    waiting: ['certificateFees', 'feesToReturn'],
  },
  {
    path: '/office/refunds',
    label: '환불',
    permission: 'money',
    waiting: ['failedRefunds', 'unsettledRefunds', 'refundAccounts', 'transfers'],
  },
  { path: '/office/reviews', label: '금액 확인', permission: 'money', waiting: ['reviews'] },
  { path: '/office/findings', label: '대사 차이', permission: 'money', waiting: ['findings'] },
  { path: '/office/days', label: '하루 보고', permission: 'money', waiting: [] },
  { path: '/office/notices', label: '공지사항', permission: 'content', waiting: [] },
  { path: '/office/news', label: '협회소식', permission: 'content', waiting: [] },
  { path: '/office/data', label: '자료실', permission: 'content', waiting: [] },
  { path: '/office/exam-notices', label: '시험 공고', permission: 'content', waiting: [] },
  { path: '/office/faq', label: '질문', permission: 'content', waiting: [] },
  { path: '/office/members', label: '회원', permission: 'members', waiting: [] },
  { path: '/office/employees', label: '직원', permission: 'members', waiting: ['grants'] },
  { path: '/office/audit', label: '감사 기록', permission: 'members', waiting: [] },
  { path: '/office/reports', label: '신고된 글', permission: 'content', waiting: ['reports'] },
  { path: '/office/popups', label: '팝업', permission: 'content', waiting: [] },
  { path: '/office/banners', label: '배너', permission: 'content', waiting: [] },
  { path: '/office/sites', label: '관련 사이트', permission: 'content', waiting: [] },
  { path: '/office/executives', label: '임직원', permission: 'content', waiting: [] },
];

/** The entries that an employee may open, with how much waits there. */
export const menuOf = ({ permissions, waiting }: Pick<Overview, 'permissions' | 'waiting'>) =>
  MENU.filter(({ permission }) => permission === undefined || permissions.includes(permission)).map((entry) => ({
    ...entry,
    count: waiting
      .filter(({ kind }) => entry.waiting.some((waits) => waits === kind))
      .reduce((sum, { count }) => sum + count, 0),
  }));

/** Which entry a page belongs to: the longest path that it lies under. */
export const activeEntry = (path: string): string | undefined =>
  MENU.filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .map((entry) => entry.path)
    .sort((one, other) => other.length - one.length)[0];

/** Where each kind of work is done. */
export const WORKPLACES: Record<WaitingKind, string> = {
  cancellations: '/office/cancellations',
  failedRefunds: '/office/refunds?need=failed',
  unsettledRefunds: '/office/refunds?need=unsettled',
  refundAccounts: '/office/refunds?need=account',
  transfers: '/office/refunds?need=transfer',
  reviews: '/office/reviews',
  findings: '/office/findings',
  certificateFees: '/office/transfers?need=transfer',
  certificatesToIssue: '/office/certificates?status=PAID',
  certificatesToSend: '/office/certificates?status=ISSUED',
  feesToReturn: '/office/transfers?need=giveBack',
  reports: '/office/reports',
  grants: '/office/employees',
  secondLooks: '/office',
};
