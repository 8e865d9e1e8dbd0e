import { page, routeModule } from '@portal/shared/section';

export default routeModule([
  { path: '/sign/in', ...page(() => import('./signIn/SignInPage.tsx')) },
  { path: '/sign/up/step1', ...page(() => import('./signUp/AgreePage.tsx')) },
  { path: '/sign/up/select-industry', ...page(() => import('./signUp/industry/IndustryPage.tsx')) },
  { path: '/sign/up/step2', ...page(() => import('./signUp/details/DetailsPage.tsx')) },
  { path: '/sign/find/id', ...page(() => import('./find/id/FindIdPage.tsx')) },
  { path: '/sign/find/password/step1', ...page(() => import('./find/password/IdentifyPage.tsx')) },
  { path: '/sign/find/password/step2', ...page(() => import('./find/password/NewPasswordPage.tsx')) },
  { path: '/sign/me', ...page(() => import('./me/MyPage.tsx')) },
]);
