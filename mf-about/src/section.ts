import type { Section } from '@portal/shared/section';

/** This section: its pages, and what the shell knows of them before any of their code is fetched. */
export const section: Section = {
  name: 'mf-about',
  title: '협회와 위생교육',
  owner: { team: '경영지원팀', contact: 'about-team@hanbit-food.example' },
  prefixes: ['/about', '/hygn'],
  pages: [
    { path: '/about/greeting', title: '회장 인사말', load: () => import('./greeting/GreetingPage.tsx') },
    { path: '/about/history', title: '연혁', load: () => import('./history/HistoryPage.tsx') },
    { path: '/about/exctv', title: '임원 소개', load: () => import('./executives/ExecutivesPage.tsx') },
    { path: '/about/orgnz-chart', title: '조직도', load: () => import('./organisation/OrganisationPage.tsx') },
    { path: '/about/road', title: '오시는 길', load: () => import('./directions/DirectionsPage.tsx') },
    { path: '/about/ci', title: 'CI 소개', load: () => import('./ci/CiPage.tsx') },
    { path: '/hygn/notice', title: '위생교육 안내', load: () => import('./hygieneNotice/HygieneNoticePage.tsx') },
    { path: '/hygn/agency', title: '위생교육 기관', load: () => import('./hygieneAgency/HygieneAgencyPage.tsx') },
  ],
  menus: [
    {
      id: 'about',
      title: '협회소개',
      order: 10,
      entries: ['/about/greeting', '/about/history', '/about/exctv', '/about/orgnz-chart', '/about/road', '/about/ci'],
    },
    {
      id: 'hygn',
      title: '위생교육',
      order: 20,
      entries: ['/hygn/notice', '/hygn/agency'],
    },
  ],
};
