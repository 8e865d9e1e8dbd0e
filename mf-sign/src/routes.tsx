import { page, routeModule } from '@portal/shared/section';

export default routeModule([{ path: '/sign/in', ...page(() => import('./signIn/SignInPage.tsx')) }]);
