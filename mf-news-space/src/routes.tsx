import { page, routeModule } from '@portal/shared/section';

export default routeModule([
  { path: '/news/asctn', ...page(() => import('./associationNews/AssociationNewsPage.tsx')) },
  { path: '/news/asctn/view', ...page(() => import('./associationNews/AssociationNewsViewPage.tsx')) },
  { path: '/news/notice', ...page(() => import('./notice/NoticePage.tsx')) },
  { path: '/news/notice/view', ...page(() => import('./notice/NoticeViewPage.tsx')) },
  { path: '/news/kfood', ...page(() => import('./foodNews/FoodNewsPage.tsx')) },
  { path: '/news/faq', ...page(() => import('./faq/FaqPage.tsx')) },
  { path: '/news/data', ...page(() => import('./dataRoom/DataRoomPage.tsx')) },
  { path: '/news/data/view', ...page(() => import('./dataRoom/DataRoomViewPage.tsx')) },
  { path: '/space/board', ...page(() => import('./board/MemberBoardPage.tsx')) },
  { path: '/space/board/view', ...page(() => import('./board/MemberBoardViewPage.tsx')) },
  { path: '/space/board/write', ...page(() => import('./board/MemberBoardWritePage.tsx')) },
  { path: '/space/promotion', ...page(() => import('./promotion/PromotionPage.tsx')) },
  { path: '/space/promotion/view', ...page(() => import('./promotion/PromotionViewPage.tsx')) },
  { path: '/space/promotion/write', ...page(() => import('./promotion/PromotionWritePage.tsx')) },
  { path: '/space/banner', ...page(() => import('./bannerAd/BannerAdPage.tsx')) },
]);
