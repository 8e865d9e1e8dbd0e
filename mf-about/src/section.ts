import type { SectionInfo } from '@portal/shared/section';

/** What the shell knows of this section before any of its code is fetched. */
export const section: SectionInfo = {
  name: 'mf-about',
  title: '협회와 위생교육',
  owner: { team: '경영지원팀', contact: 'about-team@hanbit-food.example' },
  prefixes: ['/about', '/hygn'],
  pages: [
    { path: '/about/greeting', title: '회장 인사말' },
    { path: '/about/history', title: '연혁' },
    { path: '/about/exctv', title: '임원 소개' },
    { path: '/about/orgnz-chart', title: '조직도' },
    { path: '/about/road', title: '오시는 길' },
    { path: '/about/ci', title: 'CI 소개' },
    { path: '/hygn/notice', title: '위생교육 안내' },
    { path: '/hygn/agency', title: '위생교육 기관' },
  ],
  menus: [
    {
      id: 'about',
      title: '협회소개',
      order: 10,
      entries: [
        { title: '회장 인사말', path: '/about/greeting' },
        { title: '연혁', path: '/about/history' },
        { title: '임원 소개', path: '/about/exctv' },
        { title: '조직도', path: '/about/orgnz-chart' },
        { title: '오시는 길', path: '/about/road' },
        { title: 'CI 소개', path: '/about/ci' },
      ],
    },
    {
      id: 'hygn',
      title: '위생교육',
      order: 20,
      entries: [
        { title: '위생교육 안내', path: '/hygn/notice' },
        { title: '위생교육 기관', path: '/hygn/agency' },
      ],
    },
  ],
};
