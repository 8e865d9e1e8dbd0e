import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@portal/shared/router';
import { VisuallyHidden } from '@portal/shared/ui';

/** A page's heading may appear with its data; after this time the page itself gets the focus. */
const HEADING_TIMEOUT_MS = 1500;

/** True if the focused element is gone: the browser then starts again at the top of the document. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

export const headingOf = (main: HTMLElement | null) => main?.querySelector<HTMLElement>('[data-page-heading]') ?? null;

/** Text of the heading before the current location was drawn. */
function useHeadingBefore(main: RefObject<HTMLElement | null>, location: string): RefObject<string | null> {
  const drawn = useRef<string | null>(null);
  const before = useRef<string | null>(null);
  // Observers are called only after layout effects, so `drawn` is still of the previous location here.
  useLayoutEffect(() => {
    before.current = drawn.current;
  }, [location]);
  useEffect(() => {
    const note = () => {
      drawn.current = headingOf(main.current)?.textContent ?? null;
    };
    note();
    const observer = new MutationObserver(note);
    if (main.current) observer.observe(main.current, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [main]);
  return before;
}

interface RouteAnnouncerProps {
  main: RefObject<HTMLElement | null>;
  /** The first page ends a navigation that began in another document. */
  isArrival?: boolean | undefined;
}

/**
 * After each change of route, and after a navigation that ended in this document, moves the focus to the new page's
 * heading and announces its title to screen readers. A change of the query alone is usually a filter, which keeps the
 * focus: the heading gets it only if its text changes, as with the next article or the payment after the form, or if
 * the focused element disappears.
 */
export function RouteAnnouncer({ main, isArrival = false }: RouteAnnouncerProps) {
  const { pathname, search } = useLocation();
  const shown = useRef<{ pathname: string; search: string } | null>(null);
  const headingBefore = useHeadingBefore(main, pathname + search);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (before === null ? !isArrival : before.pathname === pathname && before.search === search) return;
    const isOtherPage = before?.pathname !== pathname;
    // In a new document only the visitor can have focused something.
    const hasChosen = () => before === null && !isFocusLost();

    const focusHeading = () => {
      const heading = headingOf(main.current);
      if (!heading || hasChosen()) return false;
      if (!isOtherPage && heading.textContent === headingBefore.current && !isFocusLost()) return false;
      heading.focus({ preventScroll: true });
      setTitle(document.title);
      return true;
    };
    if (focusHeading()) return;
    // A closing dialog restores the focus later, outside the page.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const timer = setTimeout(() => {
      observer.disconnect();
      if (!isOtherPage || hasChosen() || main.current?.contains(document.activeElement)) return;
      main.current?.focus({ preventScroll: true });
      setTitle(document.title);
    }, HEADING_TIMEOUT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [main, isArrival, headingBefore, pathname, search]);

  return (
    <VisuallyHidden>
      <span aria-live="polite" data-announcer="">
        {title}
      </span>
    </VisuallyHidden>
  );
}
