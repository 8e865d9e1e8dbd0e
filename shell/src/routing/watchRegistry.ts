import type { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import type { Router } from '@portal/shared/router';

/**
 * Refreshes an old registry in the background when the visitor opens a page or returns to the tab, so that a document
 * open for long is up to date. The next navigation uses it.
 * @returns a function that stops watching.
 */
export function watchRegistry(
  router: Pick<Router, 'state' | 'subscribe'>,
  registry: Pick<RegistryStore, 'isOld' | 'refresh'>,
): () => void {
  let last = router.state.location.pathname;
  const ask = () => {
    if (registry.isOld) void registry.refresh(router.state.location.pathname);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') ask();
  };
  const stop = router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === last) return;
    last = location.pathname;
    ask();
  });
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
