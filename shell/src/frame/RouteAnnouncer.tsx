import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@portal/shared/router';
import { VisuallyHidden } from '@portal/shared/ui';

/** A page's heading may appear with its data; after this time the page itself gets the focus. */
const HEADING_TIMEOUT_MS = 1500;

/** After each change of route, moves the focus to the new page's heading and announces its title to screen readers. */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, search } = useLocation();
  const shown = useRef<string | null>(null);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const first = shown.current === null;
    const same = shown.current === pathname + search;
    shown.current = pathname + search;
    if (first || same) return;

    const focusHeading = () => {
      const heading = main.current?.querySelector<HTMLElement>('[data-page-heading]');
      if (!heading) return false;
      heading.focus({ preventScroll: true });
      setTitle(document.title);
      return true;
    };
    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    if (main.current) observer.observe(main.current, { childList: true, subtree: true });
    const timer = setTimeout(() => {
      if (main.current?.contains(document.activeElement)) return;
      observer.disconnect();
      main.current?.focus({ preventScroll: true });
      setTitle(document.title);
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
