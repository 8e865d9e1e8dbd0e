import { useEffect, useRef } from 'react';
import { useLocation } from '@portal/shared/router';
import { usePortal } from '../sections/ui/PortalContext.ts';

/**
 * Keeps the address under which the page is found (`rel="canonical"`) true while the visitor goes from page to page:
 * what the head said of the page before is taken away at once. The title is each page's own.
 */
export function useFoundAddress(): void {
  const { sections } = usePortal();
  const { pathname, search } = useLocation();
  const first = useRef(pathname + search);
  useEffect(() => {
    // The server has written the first page's.
    if (first.current === pathname + search) return;
    first.current = '';
    let isShown = true;
    for (const element of document.querySelectorAll('[data-of-page]')) element.remove();
    void import(/* webpackChunkName: "found" */ './foundAddress.ts').then(
      ({ writeFoundAddress }) => isShown && writeFoundAddress(sections.registry.sections, pathname, search),
      // Without it the page is the one in the address bar.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [sections, pathname, search]);
}
