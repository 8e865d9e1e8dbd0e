import type { Router } from '@portal/shared/router';

const STORAGE_KEY = 'new-document';
/** The same build is not wanted by two new documents within this time: the first did not bring it. */
const REPEAT_AFTER_MS = 60_000;

/** Notes that a document is opened for a build; false when that was just done, or cannot be noted. */
function note(wantedBuild: string): boolean {
  try {
    const last = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as { build?: string; at?: number };
    if (last.build === wantedBuild && Date.now() - (last.at ?? 0) < REPEAT_AFTER_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ build: wantedBuild, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends this document and opens the page of the present navigation in a new one. The history gets the entry that the
 * router would have made, so that back, forward and what a page keeps in its history state go on as if nothing had
 * happened; drafts are in the tab's storage. Without a router the first page is not shown yet. Comes back only when
 * this was just tried for the same build.
 */
export async function openNewDocument(
  router: Pick<Router, 'state'> | null,
  wantedBuild: string,
  reload: () => void = () => location.reload(),
): Promise<void> {
  if (!note(wantedBuild)) return;
  const { location: next, historyAction } = router?.state.navigation ?? {};
  // Going back or forward, and the first page: the browser is at the entry already.
  if (next && historyAction !== 'POP') {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const url = next.pathname + next.search + next.hash;
    const isPush = historyAction === 'PUSH';
    const entry = { usr: next.state as unknown, key: next.key, idx: isPush ? idx + 1 : idx };
    if (isPush) history.pushState(entry, '', url);
    else history.replaceState(entry, '', url);
  }
  reload();
  await new Promise(() => undefined);
}
