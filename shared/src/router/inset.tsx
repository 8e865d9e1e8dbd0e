import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Router as RouterAt } from 'react-router-dom';
import type { Router } from './index.ts';

// For the shell only. Not in the folder's index, all of which is in its initial chunk.

type Navigator = Parameters<typeof RouterAt>[0]['navigator'];

/** Provides location, links and navigation of a router to a tree rendered outside its pages. */
export function InsetRouter({ router, children }: { router: Router; children: ReactNode }) {
  const [{ location, historyAction }, setState] = useState(router.state);
  useEffect(() => router.subscribe(setState), [router]);
  const navigator = useMemo(
    (): Navigator => ({
      createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
      go: (delta) => void router.navigate(delta),
      push: (to, state: unknown, options) =>
        void router.navigate(to, { state, preventScrollReset: options?.preventScrollReset ?? false }),
      replace: (to, state: unknown, options) =>
        void router.navigate(to, { replace: true, state, preventScrollReset: options?.preventScrollReset ?? false }),
    }),
    [router],
  );
  return (
    <RouterAt location={location} navigationType={historyAction} navigator={navigator}>
      {children}
    </RouterAt>
  );
}
