import type { ComponentType } from 'react';
import type { RouteObject } from '@portal/shared/router';

/** A page's code and styles count as failed when they have not loaded within this time. */
const PAGE_TIMEOUT_MS = 15_000;

/** A page's module: its component is the default export. */
export interface PageModule {
  default: ComponentType;
}

function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`page timeout after ${PAGE_TIMEOUT_MS} ms`)), PAGE_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A route's lazily loaded page: `{ path: '/news/notice', ...page(() => import('./notice/NoticePage.tsx')) }`.
 * React Router's own `lazy` keeps a rejected promise for ever; this one keeps the module only after it has
 * loaded, so that entering the route again tries again. The whole load is bounded in time, because a stylesheet
 * that hangs never fires an error.
 */
export function page(load: () => Promise<PageModule>): Pick<RouteObject, 'loader' | 'Component'> {
  let loaded: PageModule | null = null;
  return {
    loader: async () => {
      loaded ??= await withinTime(load());
      return null;
    },
    Component: function Page() {
      if (!loaded) throw new Error('A page was drawn before its loader ran');
      const Content = loaded.default;
      return <Content />;
    },
  };
}
