import type { FunctionComponent } from 'react';
import type { RouteObject } from '@portal/shared/router';
import type { PageModule } from './section.ts';

/** A page's code and styles count as failed when they have not loaded within this time. */
const PAGE_TIMEOUT_MS = 15_000;

function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`page timeout after ${PAGE_TIMEOUT_MS} ms`)), PAGE_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A route's lazily loaded page, `{ path: '/main', ...page(() => import('./HomePage.tsx')) }`, drawn with `props`.
 * React Router's own `lazy` keeps a rejected promise for ever; this one keeps the module only after it has
 * loaded, so that entering the route again tries again. The whole load is bounded in time, because a stylesheet
 * that hangs never fires an error.
 */
export function page(
  load: () => Promise<PageModule<never>>,
  props: object = {},
): Pick<RouteObject, 'loader' | 'Component'> {
  let loaded: PageModule<never> | null = null;
  return {
    loader: async () => {
      loaded ??= await withinTime(load());
      return null;
    },
    Component: function Page() {
      if (!loaded) throw new Error('A page was drawn before its loader ran');
      // Which props a page needs is checked where its row of the table says them.
      const Content = loaded.default as FunctionComponent<object>;
      return <Content {...props} />;
    },
  };
}
