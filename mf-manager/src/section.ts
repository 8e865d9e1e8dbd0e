import type { PageModule, Section } from '@portal/shared/section';
import type { Kind } from './parts/kind/offering.ts';

/** The code of a page that education and exams have both, as the page of one of them. */
const ofKind = (kind: Kind, load: () => Promise<PageModule<{ kind: Kind }>>) => ({ load, props: { kind } });

/** This section: its pages, and what the shell knows of them before any of their code is fetched. */
export const section: Section = {
  name: 'mf-manager',
  title: '외식경영관리사',
  owner: { team: '자격검정국', contact: 'education-team@hanbit-food.example' },
  prefixes: ['/manager'],
  pages: [
    {
      path: '/manager/info',
      title: '외식경영관리사 안내',
      query: ['educationNo', 'examinationNo'],
      items: ['educationNo', 'examinationNo'],
      words: ['자격증', '취득', '응시자격', '비용', '응시료', '수강료', '절차', '환불규정'],
      load: () => import('./info/InfoPage.tsx'),
    },
    {
      path: '/manager/edu/apply',
      title: '교육 신청',
      words: ['교육접수', '수강신청', '교육일정', '교육등록'],
      guarded: true,
      ...ofKind('education', () => import('./apply/ListPage.tsx')),
    },
    {
      path: '/manager/edu/apply/view',
      title: '교육 상세',
      guarded: true,
      ...ofKind('education', () => import('./apply/ViewPage.tsx')),
    },
    {
      path: '/manager/edu/apply/write',
      title: '교육 신청서 작성',
      guarded: true,
      ...ofKind('education', () => import('./apply/WritePage.tsx')),
    },
    {
      path: '/manager/edu/apply/done',
      title: '교육 신청 완료',
      guarded: true,
      ...ofKind('education', () => import('./apply/DonePage.tsx')),
    },
    {
      path: '/manager/edu/register',
      title: '교육 신청 확인',
      words: ['교육신청내역', '수강증', '교육취소', '교육환불', '결제내역'],
      guarded: true,
      ...ofKind('education', () => import('./applications/ListPage.tsx')),
    },
    {
      path: '/manager/edu/register/view',
      title: '교육 신청 상세',
      guarded: true,
      ...ofKind('education', () => import('./applications/ViewPage.tsx')),
    },
    {
      path: '/manager/edu/review',
      title: '수강 후기',
      words: ['후기', '수강평'],
      load: () => import('./reviews/ReviewPage.tsx'),
    },
    {
      path: '/manager/exam/apply',
      title: '시험 신청',
      words: ['시험접수', '원서접수', '응시신청'],
      guarded: true,
      ...ofKind('exam', () => import('./apply/ListPage.tsx')),
    },
    {
      path: '/manager/exam/apply/view',
      title: '시험 상세',
      guarded: true,
      ...ofKind('exam', () => import('./apply/ViewPage.tsx')),
    },
    {
      path: '/manager/exam/apply/write',
      title: '시험 신청서 작성',
      guarded: true,
      ...ofKind('exam', () => import('./apply/WritePage.tsx')),
    },
    {
      path: '/manager/exam/apply/done',
      title: '시험 신청 완료',
      guarded: true,
      ...ofKind('exam', () => import('./apply/DonePage.tsx')),
    },
    {
      path: '/manager/exam/register',
      title: '시험 신청 확인',
      words: ['시험신청내역', '시험취소', '시험환불', '결제내역'],
      guarded: true,
      ...ofKind('exam', () => import('./applications/ListPage.tsx')),
    },
    {
      path: '/manager/exam/register/view',
      title: '시험 신청 상세',
      guarded: true,
      ...ofKind('exam', () => import('./applications/ViewPage.tsx')),
    },
    {
      path: '/manager/exam/admission',
      title: '수험표 출력',
      words: ['수험표', '수험번호', '인쇄'],
      guarded: true,
      load: () => import('./applications/AdmissionPage.tsx'),
    },
    {
      path: '/manager/exam/notice',
      title: '시험 공고',
      words: ['시험일정', '시험날짜', '시험공고'],
      query: ['keyword'],
      load: () => import('./examNotices/ListPage.tsx'),
    },
    {
      path: '/manager/exam/notice/view',
      title: '시험 공고',
      query: ['examNoticeNo'],
      item: 'examNoticeNo',
      load: () => import('./examNotices/ViewPage.tsx'),
    },
    {
      path: '/manager/exam/certificate',
      title: '자격증 발급',
      words: ['자격증발급', '자격증신청', '재발급'],
      guarded: true,
      load: () => import('./certificate/CertificatePage.tsx'),
    },
    {
      path: '/manager/exam/verify',
      title: '자격증 진위확인',
      words: ['진위확인', '자격증조회', '자격증번호', '위조'],
      query: ['number'],
      load: () => import('./verify/VerifyPage.tsx'),
    },
    {
      path: '/manager/exam/pass',
      title: '합격자 조회',
      words: ['합격', '합격확인', '시험결과', '점수', '합격자발표'],
      guarded: true,
      load: () => import('./results/PassPage.tsx'),
    },
  ],
  menus: [
    {
      id: 'manager',
      title: '외식경영관리사',
      order: 30,
      entries: [
        '/manager/info',
        '/manager/edu/apply',
        '/manager/edu/register',
        '/manager/edu/review',
        '/manager/exam/notice',
        '/manager/exam/apply',
        '/manager/exam/register',
        '/manager/exam/admission',
        '/manager/exam/pass',
        '/manager/exam/certificate',
        '/manager/exam/verify',
      ],
    },
  ],
};
