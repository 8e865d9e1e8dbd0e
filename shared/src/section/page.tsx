import type { FunctionComponent } from 'react';
import type { RouteObject } from '@portal/shared/router';
import type { PageModule } from './section.ts';

/**
 * Route of a lazily loaded page, `{ path: '/main', ...page(() => import('./HomePage.tsx')) }`, rendered with `props`.
 * React Router's own `lazy` caches a rejected promise forever; this one caches the module only once loaded, so that
 * entering the route again retries. The shell sets the deadline for a whole navigation.
 */
export function page(
  load: () => Promise<PageModule<never>>,
  props: object = {},
): Pick<RouteObject, 'loader' | 'Component'> {
  let loaded: PageModule<never> | null = null;
  return {
    loader: async () => {
      loaded ??= await load();
      return null;
    },
    Component: function Page() {
      if (!loaded) throw new Error('A page was drawn before its loader ran');
      // Props are type-checked in the page's row of the table.
      const Content = loaded.default as FunctionComponent<object>;
      return <Content {...props} />;
    },
  };
}
