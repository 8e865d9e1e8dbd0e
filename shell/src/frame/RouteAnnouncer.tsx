import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@portal/shared/router';
import { VisuallyHidden } from '@portal/shared/ui';

/** A page's heading may appear with its data; after this time the page itself gets the focus. */
const HEADING_TIMEOUT_MS = 1500;

/** Whether what had the focus is gone: the browser then starts again at the top of the document. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/**
 * After each change of route, moves the focus to the new page's heading and announces its title to screen readers. A
 * change of the query alone is mostly a filter, which keeps the focus: the heading gets it only if it becomes another
 * one, as with the next article or the payment after the form, or if what had the focus disappears.
 */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, search } = useLocation();
  const shown = useRef<{ pathname: string; search: string } | null>(null);
  const announced = useRef('');
  const [title, setTitle] = useState('');

  useEffect(() => {
    const headingOf = () => main.current?.querySelector<HTMLElement>('[data-page-heading]') ?? null;
    const before = shown.current;
    shown.current = { pathname, search };
    if (before === null) announced.current = headingOf()?.textContent ?? '';
    if (before === null || (before.pathname === pathname && before.search === search)) return;
    const isOtherPage = before.pathname !== pathname;

    const announce = (element: HTMLElement | null) => {
      announced.current = headingOf()?.textContent ?? '';
      element?.focus({ preventScroll: true });
      setTitle(document.title);
    };
    const focusHeading = () => {
      const heading = headingOf();
      if (!heading) return false;
      if (!isOtherPage && heading.textContent === announced.current && !isFocusLost()) return false;
      announce(heading);
      return true;
    };
    if (focusHeading()) return;
    // A dialog that is closing gives the focus back later, and outside the page.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const timer = setTimeout(() => {
      observer.disconnect();
      if (isOtherPage && !main.current?.contains(document.activeElement)) announce(main.current);
    }, HEADING_TIMEOUT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [main, pathname, search]);

  return (
    <VisuallyHidden>
      <span aria-live="polite" data-announcer="">
        {title}
      </span>
    </VisuallyHidden>
  );
}
