import { SectionError } from '@portal/platform/sections/failures/SectionError';
import type { Sections } from '@portal/platform/sections/registry/Sections';
import type { DrawAgain, Portal } from '@portal/platform/sections/ui/PortalContext';
import type { Location } from '@portal/shared/router';
import { SHELL_NAME } from '@portal/shared/section';
import { hasDrawn, hasFrame } from '../frame/whenFrameReady.ts';

const LOOK_MS = 1000;
/**
 * Number of checks, from the start of a navigation, after which its page is rendered synchronously: the visitor has
 * just seen that it is slow. A failure should be shown within 10 s.
 */
const LATE = 4;
/** The same for a first page rendered by the server: it can be read, and a slow device hydrates it slowly. */
const LATE_WHERE_READABLE = 10;
/** Number of further checks before the failure is shown. */
const LOOKS_AFTER = 2;

/**
 * Ends a navigation whose page is loaded but never appears. React renders the next page in the background and swaps it
 * in when it is complete: a page that suspends forever leaves the old page under the new address, and so does an old
 * page whose effects never settle. The latter is replaced if the new page is rendered synchronously; if that does not
 * suffice, the failure is shown instead.
 */
export function watchDrawing(
  { sections, router, readablePage }: Pick<Portal, 'sections' | 'router' | 'readablePage'>,
  drawAgain: DrawAgain,
): void {
  let watched = '';
  let looks = 0;
  let drawnAgainAt: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isDone = () => {
    const { initialized, navigation, location } = router.state;
    return initialized && navigation.state === 'idle' && hasDrawn(location.key);
  };
  const look = () => {
    if (isDone()) return stop();
    // Hidden tabs and sleeping computers render late without a fault, so checks are counted instead of seconds.
    if (document.visibilityState === 'hidden') return;
    const { initialized, navigation, location } = router.state;
    const { key } = navigation.location ?? location;
    if (key !== watched) [watched, looks, drawnAgainAt] = [key, 0, null];
    looks += 1;
    // Loading has a deadline of its own.
    if (!initialized || navigation.state !== 'idle') return;
    const late = readablePage && !hasFrame() ? LATE_WHERE_READABLE : LATE;
    if (looks >= late && drawnAgainAt === null) {
      drawnAgainAt = looks;
      return drawAgain();
    }
    if (drawnAgainAt === null || looks < drawnAgainAt + LOOKS_AFTER) return;
    giveUp(sections, location, drawAgain);
    stop();
  };
  const stop = () => {
    clearInterval(timer);
    [timer, watched] = [undefined, ''];
  };
  const begin = () => {
    if (!isDone()) timer ??= setInterval(look, LOOK_MS);
  };
  router.subscribe(begin);
  begin();
}

function giveUp(sections: Sections, { key, pathname }: Location, drawAgain: DrawAgain): void {
  const section = sections.registry.sectionAt(pathname)?.name ?? null;
  const error = new SectionError(section ?? SHELL_NAME, 'timeout', sections.buildOf(section), 'it is never drawn');
  sections.failures.report(error);
  drawAgain({ key, error });
}
