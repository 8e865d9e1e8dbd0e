import type { Location } from '@portal/shared/router';
import { SHELL_NAME } from '@portal/shared/section';
import { hasDrawn, hasFrame } from '../frame/whenFrameReady.ts';
import { SectionError } from '../sections/failures/SectionError.ts';
import type { Sections } from '../sections/registry/Sections.ts';
import type { DrawAgain, Portal } from '../sections/ui/PortalContext.ts';

const LOOK_MS = 1000;
/**
 * So often a navigation was looked at, from its beginning, when its page is drawn once more before anything else: the
 * visitor has just read that it is slow. What failed is to be read within 10 s.
 */
const LATE = 4;
/** The same of a first page that the server has rendered: it can be read, and a slow device hydrates it slowly. */
const LATE_WHERE_READABLE = 10;
/** So often more it is looked whether that has helped. */
const LOOKS_AFTER = 2;

/**
 * Ends a navigation whose page is loaded and does not come to the screen. React draws a page beside the one that is
 * shown, and changes them when it is whole: one that waits for what never comes leaves the old page under the new
 * address, and so does an old page whose effects give React no rest. The latter goes when the new page is drawn before
 * anything else; where that is not enough, the page's failure takes its place.
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
    // A tab that is not seen, or sleeps, draws late without being at fault: looks are counted, not seconds.
    if (document.visibilityState === 'hidden') return;
    const { initialized, navigation, location } = router.state;
    const { key } = navigation.location ?? location;
    if (key !== watched) [watched, looks, drawnAgainAt] = [key, 0, null];
    looks += 1;
    // What is still being loaded has its own deadline.
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
