import { useSyncExternalStore } from 'react';
import type { Menu } from '@portal/shared/section';
import { usePortal } from '../sections/ui/PortalContext.ts';

/** The header's menus: data of the registry, so that they are complete even when a section cannot be loaded. */
export function useMenus(): readonly Menu[] {
  const { registry } = usePortal().sections;
  return useSyncExternalStore(
    (listener) => registry.subscribe(listener),
    () => registry.menus,
    () => registry.menus,
  );
}
