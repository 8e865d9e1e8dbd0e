import type { Section } from '@portal/shared/section';

/** This section: its pages, and what the shell knows of them before any of their code is fetched. */
export const section: Section = {
  name: 'mf-news-space',
  title: '소식과 회원공간',
  owner: { team: '홍보소통팀', contact: 'news-team@hanbit-food.example' },
  prefixes: ['/news', '/space'],
  pages: [
    { path: '/news/asctn', title: '협회소식', load: () => import('./associationNews/AssociationNewsPage.tsx') },
    {
      path: '/news/asctn/view',
      title: '협회소식',
      load: () => import('./associationNews/AssociationNewsViewPage.tsx'),
    },
    { path: '/news/notice', title: '공지사항', load: () => import('./notice/NoticePage.tsx') },
    { path: '/news/notice/view', title: '공지사항', load: () => import('./notice/NoticeViewPage.tsx') },
    { path: '/news/kfood', title: 'K-푸드 뉴스', load: () => import('./foodNews/FoodNewsPage.tsx') },
    { path: '/news/faq', title: '자주 묻는 질문', load: () => import('./faq/FaqPage.tsx') },
    { path: '/news/data', title: '자료실', load: () => import('./dataRoom/DataRoomPage.tsx') },
    { path: '/news/data/view', title: '자료실', load: () => import('./dataRoom/DataRoomViewPage.tsx') },
    { path: '/space/board', title: '회원게시판', guarded: true, load: () => import('./board/MemberBoardPage.tsx') },
    {
      path: '/space/board/view',
      title: '회원게시판',
      guarded: true,
      load: () => import('./board/MemberBoardViewPage.tsx'),
    },
    {
      path: '/space/board/write',
      title: '회원게시판 글쓰기',
      guarded: true,
      load: () => import('./board/MemberBoardWritePage.tsx'),
    },
    { path: '/space/promotion', title: '회원홍보', guarded: true, load: () => import('./promotion/PromotionPage.tsx') },
    {
      path: '/space/promotion/view',
      title: '회원홍보',
      guarded: true,
      load: () => import('./promotion/PromotionViewPage.tsx'),
    },
    {
      path: '/space/promotion/write',
      title: '회원홍보 글쓰기',
      guarded: true,
      load: () => import('./promotion/PromotionWritePage.tsx'),
    },
    { path: '/space/banner', title: '배너광고 안내', load: () => import('./bannerAd/BannerAdPage.tsx') },
  ],
  menus: [
    {
      id: 'news',
      title: '뉴스',
      order: 40,
      entries: ['/news/asctn', '/news/notice', '/news/kfood', '/news/data', '/news/faq'],
    },
    {
      id: 'space',
      title: '회원공간',
      order: 50,
      entries: ['/space/board', '/space/promotion', '/space/banner'],
    },
  ],
};
