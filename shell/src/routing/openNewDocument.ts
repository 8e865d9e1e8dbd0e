import type { Router } from '@portal/shared/router';
import { keepNote, readNote, urlOf, type DocumentNote } from './documentNote.ts';

/** No second document is opened for a build within this time after one that did not have it. */
const REPEAT_AFTER_MS = 60_000;

/** Records that a document is opened for a build; false if one was just missed, or nothing can be recorded. */
function note(wanted: DocumentNote): boolean {
  try {
    const last = readNote();
    if (last.isMissed && last.build === wanted.build && wanted.at - (last.at ?? 0) < REPEAT_AFTER_MS) return false;
    keepNote(wanted);
    return true;
  } catch {
    return false;
  }
}

/** Ends the navigation when the document is restored from the back/forward cache, where it would still be pending. */
function endWhenComingBack(router: Pick<Router, 'state' | 'navigate'>): void {
  const end = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  };
  addEventListener('pageshow', end, { once: true });
}

/**
 * Ends this document and opens the target of the current navigation in a new one, with the history entry that the
 * router would have created: history state is preserved, and drafts are in the tab's storage. Without a router the
 * first page is not shown yet. Resolves only if this was just tried for the same build without success.
 */
export async function openNewDocument(
  router: Pick<Router, 'state' | 'navigate'> | null,
  wantedBuild: string,
  leave: Pick<Location, 'assign' | 'replace' | 'reload'> = location,
): Promise<void> {
  const { location: next, historyAction } = router?.state.navigation ?? {};
  // For back, forward and the first page, the browser is at the entry already.
  const url = next && historyAction !== 'POP' ? urlOf(next) : null;
  // To this document's own address the browser would only scroll.
  const isHere = next?.pathname === location.pathname && next.search === location.search;
  const isPush = historyAction === 'PUSH' && !isHere;
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  const entry = next && { usr: next.state as unknown, key: next.key, idx: isPush ? idx + 1 : idx };
  const wanted = { build: wantedBuild, at: Date.now() };
  if (!note(url && entry ? { ...wanted, url, entry } : { ...wanted, url: urlOf(location) })) return;
  if (router) endWhenComingBack(router);
  if (url && isHere) history.replaceState(entry, '', url);
  if (!url || isHere) leave.reload();
  else if (isPush) leave.assign(url);
  else leave.replace(url);
  await new Promise(() => undefined);
}
