import { keepNote, readNote, urlOf } from './documentNote.ts';

/**
 * Goes on with the navigation that has led to this document, if one has: before there is a router.
 * @returns whether it was opened for a build that runs here. The next one for the same build is another matter then.
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
