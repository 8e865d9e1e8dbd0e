import { useSyncExternalStore } from 'react';
import type { Menu } from '@portal/shared/section';
import { usePortal } from '../sections/ui/PortalContext.ts';

/** Menus of the header, from the registry, so that they are complete even if a section cannot be loaded. */
export function useMenus(): readonly Menu[] {
  const { registry } = usePortal().sections;
  return useSyncExternalStore(
    (listener) => registry.subscribe(listener),
    () => registry.menus,
    () => registry.menus,
  );
}
