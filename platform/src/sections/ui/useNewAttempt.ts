import { useCallback } from 'react';
import { usePortal } from './PortalContext.ts';

/** Returns a function that loads the page being opened, or the failed page, again without a page reload. */
export function useNewAttempt(): () => Promise<void> {
  const { sections, router } = usePortal();
  return useCallback(async () => {
    const { navigation, location } = router.state;
    sections.startOver((navigation.location ?? location).pathname);
    // Repeats the running navigation with its state and its history entry.
    if (navigation.location) return router.revalidate();
    // A new location, since only that makes the router leave the failure that it shows.
    const { pathname, search, hash, state } = location;
    const options = { replace: true, preventScrollReset: true, state: state as unknown };
    await router.navigate({ pathname, search, hash }, options);
  }, [sections, router]);
}
