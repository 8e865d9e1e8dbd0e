import { teams } from '@portal/shared/association';
import type { Section } from '@portal/shared/section';

/** Manifest of this section: its pages, and what the shell needs before it fetches any of their code. */
export const section: Section = {
  name: 'mf-about',
  title: '협회와 위생교육',
  owner: teams.about,
  prefixes: ['/about', '/hygn'],
  pages: [
    {
      path: '/about/greeting',
      title: '회장 인사말',
      words: ['회장님', '인삿말', '인사'],
      load: () => import('./greeting/GreetingPage.tsx'),
    },
    {
      path: '/about/history',
      title: '연혁',
      words: ['역사', '발자취', '설립'],
      load: () => import('./history/HistoryPage.tsx'),
    },
    {
      path: '/about/exctv',
      title: '임원 소개',
      words: ['회장', '부회장', '이사', '감사', '임원진'],
      load: () => import('./executives/ExecutivesPage.tsx'),
    },
    {
      path: '/about/orgnz-chart',
      title: '조직도',
      words: ['부서', '담당자', '조직', '사무국', '연락처'],
      load: () => import('./organisation/OrganisationPage.tsx'),
    },
    {
      path: '/about/road',
      title: '오시는 길',
      words: ['위치', '주소', '지도', '약도', '찾아오는길', '교통', '주차', '전화번호'],
      load: () => import('./directions/DirectionsPage.tsx'),
    },
    {
      path: '/about/branches',
      title: '지회 안내',
      words: ['지회', '지부', '우리지역', '지역사무소', '가까운지회', '지회전화번호'],
      query: ['region'],
      load: () => import('./branches/BranchesPage.tsx'),
    },
    { path: '/about/ci', title: 'CI 소개', words: ['로고', '심벌', '마크'], load: () => import('./ci/CiPage.tsx') },
    {
      path: '/about/accessibility',
      title: '웹 접근성 안내',
      words: ['접근성', '장애인', '글자크기', '불편신고'],
      load: () => import('./accessibility/AccessibilityPage.tsx'),
    },
    {
      path: '/hygn/notice',
      title: '위생교육 안내',
      words: ['위생교육', '법정교육', '위생교육일정', '신규영업자', '기존영업자', '수료증'],
      load: () => import('./hygieneNotice/HygieneNoticePage.tsx'),
    },
    {
      path: '/hygn/agency',
      title: '위생교육 기관',
      words: ['위생교육기관', '교육원', '교육장', '온라인위생교육', '지역', '신청'],
      query: ['region'],
      load: () => import('./hygieneAgency/HygieneAgencyPage.tsx'),
    },
  ],
  menus: [
    {
      id: 'about',
      title: '협회소개',
      order: 10,
      entries: [
        '/about/greeting',
        '/about/history',
        '/about/exctv',
        '/about/orgnz-chart',
        '/about/branches',
        '/about/road',
        '/about/ci',
      ],
    },
    {
      id: 'hygn',
      title: '위생교육',
      order: 20,
      entries: ['/hygn/notice', '/hygn/agency'],
    },
  ],
};
