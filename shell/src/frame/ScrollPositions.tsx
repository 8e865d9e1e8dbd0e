import { useState } from 'react';
import { ScrollRestoration, type useLocation } from '@portal/shared/router';

const STORAGE_KEY = 'scroll-positions';

/**
 * Storage key of a page's scroll position. The first page of each document has the key `default`, so a page opened by
 * its address would restore the position of another one.
 */
const keyOf = ({ key, pathname, search }: ReturnType<typeof useLocation>): string =>
  key === 'default' ? `${pathname}${search}` : key;

/** Deletes the position of a page that was opened by its address or a link: only Back and Reload restore it. */
function forgetOpened(): void {
  const [document] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  if (!(document && 'type' in document && document.type === 'navigate')) return;
  try {
    const { [location.pathname + location.search]: _opened, ...others } = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? '{}',
    ) as Record<string, number>;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(others));
  } catch {
    // No storage, or not ours.
  }
}

/** Stores the scroll position of each page in the tab, and restores it by Back and Reload. */
export function ScrollPositions() {
  // Before the stored positions are read by a layout effect of the child.
  useState(forgetOpened);
  return <ScrollRestoration storageKey={STORAGE_KEY} getKey={keyOf} />;
}
