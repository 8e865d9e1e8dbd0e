import { useCallback } from 'react';
import { usePortal } from './PortalContext.ts';

/** Returns a function that loads the page which is being opened, or has failed, once more. No page is reloaded. */
export function useNewAttempt(): () => Promise<void> {
  const { sections, router } = usePortal();
  return useCallback(async () => {
    const { navigation, location } = router.state;
    sections.startOver((navigation.location ?? location).pathname);
    // Repeats the navigation under way with its state and its place in the history, whatever it is.
    if (navigation.location) return router.revalidate();
    // A new location and not the same one again: by that the router leaves the failure that it shows.
    const { pathname, search, hash, state } = location;
    const options = { replace: true, preventScrollReset: true, state: state as unknown };
    await router.navigate({ pathname, search, hash }, options);
  }, [sections, router]);
}
