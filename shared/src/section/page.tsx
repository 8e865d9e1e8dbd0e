import type { ComponentType } from 'react';
import type { RouteObject } from '@portal/shared/router';

/** A page's module: its component is the default export. */
export interface PageModule {
  default: ComponentType;
}

/**
 * A route's lazily loaded page: `{ path: '/news/notice', ...page(() => import('./notice/NoticePage.tsx')) }`.
 * React Router's own `lazy` keeps a rejected promise for ever; this one keeps the module only after it has
 * loaded, so that entering the route again tries again. How long it may take is decided by the shell, which gives a
 * whole navigation one deadline.
 */
export function page(load: () => Promise<PageModule>): Pick<RouteObject, 'loader' | 'Component'> {
  let loaded: PageModule | null = null;
  return {
    loader: async () => {
      loaded ??= await load();
      return null;
    },
    Component: function Page() {
      if (!loaded) throw new Error('A page was drawn before its loader ran');
      const Content = loaded.default;
      return <Content />;
    },
  };
}
