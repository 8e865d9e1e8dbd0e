import type { WrittenKind } from '@portal/shared/contract/office/article';
import type { PageModule, Section } from '@portal/shared/section';

type Kind = 'education' | 'exam';

/** The code of a page that courses and exams have both, as the page of one of them. */
const ofKind = (kind: Kind, load: () => Promise<PageModule<{ kind: Kind }>>) => ({ load, props: { kind } });

/** Every page is for employees alone; the API asks for the permission again. */
const forEmployees = { guarded: true, employeesOnly: true };

/** The list and the form of one kind of what the office writes. */
const writtenPages = (kind: WrittenKind, path: string, title: string) => [
  { path, title, ...forEmployees, load: () => import('./articles/ListPage.tsx'), props: { kind } },
  { path: `${path}/write`, title, ...forEmployees, load: () => import('./articles/WritePage.tsx'), props: { kind } },
];

/**
 * This section: its pages, and what the shell knows of them before any of their code is fetched. Its menu is drawn by
 * its own pages, so that visitors get nothing of it.
 */
export const section: Section = {
  name: 'mf-office',
  title: '사무국',
  owner: { team: '사무국', contact: 'office-team@hanbit-food.example' },
  prefixes: ['/office'],
  pages: [
    { path: '/office', title: '할 일', ...forEmployees, load: () => import('./home/HomePage.tsx') },
    {
      path: '/office/cancellations',
      title: '취소 요청',
      ...forEmployees,
      load: () => import('./cancellations/ListPage.tsx'),
    },
    {
      path: '/office/courses',
      title: '교육 관리',
      ...forEmployees,
      ...ofKind('education', () => import('./offerings/ListPage.tsx')),
    },
    {
      path: '/office/courses/view',
      title: '교육 관리',
      ...forEmployees,
      ...ofKind('education', () => import('./offerings/ViewPage.tsx')),
    },
    {
      path: '/office/courses/results',
      title: '결과표 올리기',
      ...forEmployees,
      ...ofKind('education', () => import('./offerings/results/ResultsPage.tsx')),
    },
    {
      path: '/office/courses/write',
      title: '교육 작성',
      ...forEmployees,
      load: () => import('./offerings/CourseWritePage.tsx'),
    },
    {
      path: '/office/exams',
      title: '시험 관리',
      ...forEmployees,
      ...ofKind('exam', () => import('./offerings/ListPage.tsx')),
    },
    {
      path: '/office/exams/view',
      title: '시험 관리',
      ...forEmployees,
      ...ofKind('exam', () => import('./offerings/ViewPage.tsx')),
    },
    {
      path: '/office/exams/results',
      title: '결과표 올리기',
      ...forEmployees,
      ...ofKind('exam', () => import('./offerings/results/ResultsPage.tsx')),
    },
    {
      path: '/office/exams/write',
      title: '시험 작성',
      ...forEmployees,
      load: () => import('./offerings/ExamWritePage.tsx'),
    },
    {
      path: '/office/certificates',
      title: '자격증',
      ...forEmployees,
      load: () => import('./certificates/ListPage.tsx'),
    },
    { path: '/office/refunds', title: '환불', ...forEmployees, load: () => import('./refunds/ListPage.tsx') },
    { path: '/office/reviews', title: '금액 확인', ...forEmployees, load: () => import('./reviews/ListPage.tsx') },
    { path: '/office/findings', title: '대사 차이', ...forEmployees, load: () => import('./findings/ListPage.tsx') },
    { path: '/office/transfers', title: '입금·반환', ...forEmployees, load: () => import('./transfers/ListPage.tsx') },
    {
      path: '/office/transfers/bank',
      title: '은행 거래내역',
      ...forEmployees,
      load: () => import('./transfers/BankPage.tsx'),
    },
    { path: '/office/days', title: '하루 보고', ...forEmployees, load: () => import('./days/DayPage.tsx') },
    ...writtenPages('notice', '/office/notices', '공지사항 관리'),
    ...writtenPages('asctn', '/office/news', '협회소식 관리'),
    ...writtenPages('data', '/office/data', '자료실 관리'),
    ...writtenPages('examNotice', '/office/exam-notices', '시험 공고 관리'),
    ...writtenPages('faq', '/office/faq', '자주 묻는 질문 관리'),
    { path: '/office/members', title: '회원', ...forEmployees, load: () => import('./members/ListPage.tsx') },
    { path: '/office/members/view', title: '회원', ...forEmployees, load: () => import('./members/ViewPage.tsx') },
    { path: '/office/employees', title: '직원', ...forEmployees, load: () => import('./employees/ListPage.tsx') },
    { path: '/office/audit', title: '감사 기록', ...forEmployees, load: () => import('./audit/ListPage.tsx') },
  ],
  menus: [],
};
