import { useState, useSyncExternalStore } from 'react';
import { useList } from '@portal/shared/client';
import { getListBoxNotice } from '@portal/shared/contract/news';
import { requireBrowser } from '@portal/shared/section';

const never = () => () => undefined;

/** Reads the API, and uses browser-only data correctly. */
export function Fine() {
  const { items } = useList(getListBoxNotice, {});
  const width = useSyncExternalStore(
    never,
    () => window.innerWidth,
    () => 0,
  );
  return (
    <h1>
      {items.length} {width}
    </h1>
  );
}

export function OfBrowsersOnly() {
  requireBrowser('what the tab remembers');
  return <h1>{sessionStorage.length}</h1>;
}

export function ReadsWindow() {
  return <h1>{window.innerWidth}</h1>;
}

export function ReadsStorage() {
  const [length] = useState(() => localStorage.length);
  return <h1>{length}</h1>;
}

export function DiffersInBrowser() {
  return <h1>{typeof window === 'undefined' ? '서버' : '브라우저'}</h1>;
}

const loadedAt = performance.now();

export function ReadsClock() {
  return <h1>{loadedAt}</h1>;
}
