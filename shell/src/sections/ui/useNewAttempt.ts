import { useCallback } from 'react';
import { usePortal } from './PortalContext.ts';

/** Returns a function that loads the page which is being opened, or has failed, once more. No page is reloaded. */
export function useNewAttempt(): () => Promise<void> {
  const { sections, router } = usePortal();
  return useCallback(async () => {
    const { navigation, location } = router.state;
    sections.startOver((navigation.location ?? location).pathname);
    // Repeats the present navigation with its state and its place in the history, whatever it is.
    await router.revalidate();
  }, [sections, router]);
}
