import { useSyncExternalStore } from 'react';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import type { Menu } from '@portal/shared/section';

/** Menus of the header, from the registry, so that they are complete even if a section cannot be loaded. */
export function useMenus(): readonly Menu[] {
  const { registry } = usePortal().sections;
  return useSyncExternalStore(
    (listener) => registry.subscribe(listener),
    () => registry.menus,
    () => registry.menus,
  );
}
