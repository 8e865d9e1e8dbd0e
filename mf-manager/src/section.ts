import type { SectionInfo } from '@portal/shared/section';

/** What the shell knows of this section before any of its code is fetched. */
export const section: SectionInfo = {
  name: 'mf-manager',
  title: '외식경영관리사',
  owner: { team: '교육자격팀', contact: 'education-team@hanbit-food.example' },
  prefixes: ['/manager'],
  pages: [
    { path: '/manager/info', title: '외식경영관리사 안내' },
    { path: '/manager/edu/apply', title: '교육 신청', guarded: true },
    { path: '/manager/edu/apply/view', title: '교육 상세', guarded: true },
    { path: '/manager/edu/apply/write', title: '교육 신청서 작성', guarded: true },
    { path: '/manager/edu/apply/done', title: '교육 신청 완료', guarded: true },
    { path: '/manager/edu/register', title: '교육 신청 확인', guarded: true },
    { path: '/manager/edu/register/view', title: '교육 신청 상세', guarded: true },
    { path: '/manager/exam/apply', title: '시험 신청', guarded: true },
    { path: '/manager/exam/apply/view', title: '시험 상세', guarded: true },
    { path: '/manager/exam/apply/write', title: '시험 신청서 작성', guarded: true },
    { path: '/manager/exam/apply/done', title: '시험 신청 완료', guarded: true },
    { path: '/manager/exam/register', title: '시험 신청 확인', guarded: true },
    { path: '/manager/exam/register/view', title: '시험 신청 상세', guarded: true },
    { path: '/manager/exam/admission', title: '수험표 출력', guarded: true },
    { path: '/manager/exam/notice', title: '시험 공고' },
    { path: '/manager/exam/notice/view', title: '시험 공고' },
    { path: '/manager/exam/certificate', title: '자격증 발급', guarded: true },
    { path: '/manager/exam/pass', title: '합격자 조회', guarded: true },
  ],
  menus: [
    {
      id: 'manager',
      title: '외식경영관리사',
      order: 30,
      entries: [
        { title: '외식경영관리사 안내', path: '/manager/info' },
        { title: '교육 신청', path: '/manager/edu/apply' },
        { title: '교육 신청 확인', path: '/manager/edu/register' },
        { title: '시험 공고', path: '/manager/exam/notice' },
        { title: '시험 신청', path: '/manager/exam/apply' },
        { title: '시험 신청 확인', path: '/manager/exam/register' },
        { title: '수험표 출력', path: '/manager/exam/admission' },
        { title: '합격자 조회', path: '/manager/exam/pass' },
        { title: '자격증 발급', path: '/manager/exam/certificate' },
      ],
    },
  ],
};
