import type { FunctionComponent } from 'react';
import type { RouteObject } from '@portal/shared/router';
import type { PageModule } from './section.ts';

/**
 * A route's lazily loaded page, `{ path: '/main', ...page(() => import('./HomePage.tsx')) }`, drawn with `props`.
 * React Router's own `lazy` keeps a rejected promise for ever; this one keeps the module only after it has
 * loaded, so that entering the route again tries again. How long it may take is decided by the shell, which gives a
 * whole navigation one deadline.
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
      // Which props a page needs is checked where its row of the table says them.
      const Content = loaded.default as FunctionComponent<object>;
      return <Content {...props} />;
    },
  };
}
