import { page, routeModule } from '@portal/shared/section';

export default routeModule([
  { path: '/about/greeting', ...page(() => import('./greeting/GreetingPage.tsx')) },
  { path: '/about/history', ...page(() => import('./history/HistoryPage.tsx')) },
  { path: '/about/exctv', ...page(() => import('./executives/ExecutivesPage.tsx')) },
  { path: '/about/orgnz-chart', ...page(() => import('./organisation/OrganisationPage.tsx')) },
  { path: '/about/road', ...page(() => import('./directions/DirectionsPage.tsx')) },
  { path: '/about/ci', ...page(() => import('./ci/CiPage.tsx')) },
  { path: '/hygn/notice', ...page(() => import('./hygieneNotice/HygieneNoticePage.tsx')) },
  { path: '/hygn/agency', ...page(() => import('./hygieneAgency/HygieneAgencyPage.tsx')) },
]);
