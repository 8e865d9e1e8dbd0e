import { keepNote, readNote, urlOf } from './documentNote.ts';

/**
 * Completes a navigation that has led to this document, before there is a router.
 * @returns true if it was opened for a build that runs here; the next navigation for that build is then independent of
 * this one.
 */
export function arrive(builds: readonly string[]): boolean {
  try {
    const last = readNote();
    if (last.url !== urlOf(location)) return false;
    const { build = '', entry } = last;
    if (entry && history.state === null) history.replaceState(entry, '');
    const isBrought = builds.includes(build);
    keepNote(isBrought ? {} : { ...last, isMissed: true });
    return isBrought;
  } catch {
    return false;
  }
}
