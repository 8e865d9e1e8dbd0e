import { useEffect, useRef } from 'react';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { useLocation } from '@portal/shared/router';

/**
 * Updates the canonical link (`rel="canonical"`) as the visitor navigates: elements of the previous page are removed
 * from the head at once. Titles are set by the pages themselves.
 */
export function useFoundAddress(): void {
  const { sections } = usePortal();
  const { pathname, search } = useLocation();
  const first = useRef(pathname + search);
  useEffect(() => {
    // The server has written those of the first page.
    if (first.current === pathname + search) return;
    first.current = '';
    let isShown = true;
    for (const element of document.querySelectorAll('[data-of-page]')) element.remove();
    void import(/* webpackChunkName: "found" */ './foundAddress.ts').then(
      ({ writeFoundAddress }) => isShown && writeFoundAddress(sections.registry.sections, pathname, search),
      // Without it, search engines use the address itself.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [sections, pathname, search]);
}
