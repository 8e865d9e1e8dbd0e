import type { Router } from '@portal/shared/router';
import type { RegistryStore } from '../sections/registry/RegistryStore.ts';

/**
 * Keeps a document that is open for long up to date: when the visitor opens a page or comes back to the tab, an old
 * registry is asked for again in the background. The next navigation acts on it.
 * @returns a function that ends the watch.
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
