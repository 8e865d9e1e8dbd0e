import { useEffect, useState } from 'react';
import type { CallEntity } from '@portal/shared/contract';
import { MEMBER_VIEW_MINUTES, type officeShowMember } from '@portal/shared/contract/office';

/** Full data of a member. It is not cached: leaving the page drops it. */
export type Whole = CallEntity<typeof officeShowMember>;

const VIEW_MS = MEMBER_VIEW_MINUTES * 60_000;

/** Full data, shown for `VIEW_MS` by this computer's clock. A computer that slept past the end hides it on waking. */
export function useWholeView() {
  const [view, setView] = useState<{ whole: Whole; endsAt: number } | null>(null);
  useEffect(() => {
    if (!view) return;
    const hideWhenOver = () => {
      if (Date.now() >= view.endsAt) setView(null);
    };
    const timer = setTimeout(() => setView(null), view.endsAt - Date.now());
    document.addEventListener('visibilitychange', hideWhenOver);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideWhenOver);
    };
  }, [view]);
  return {
    whole: view?.whole ?? null,
    show: (whole: Whole) => setView({ whole, endsAt: Date.now() + VIEW_MS }),
    hide: () => setView(null),
  };
}
