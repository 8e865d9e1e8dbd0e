import { seoulDay } from '../time/index.ts';
import type { StandingText } from './standingText.ts';

/** Of the versions of a text, those that have been announced in Seoul and are not in force yet. */
export function announcedVersions(versions: readonly StandingText[], now: Date): StandingText[] {
  const today = seoulDay(now);
  return versions.filter(
    ({ announced, effective = '' }) => announced !== undefined && announced <= today && effective > today,
  );
}

/** Of the versions of a text, the oldest first, the newest that is in force in Seoul, with what is announced. */
export function textInForce(versions: readonly StandingText[], now: Date): StandingText {
  const today = seoulDay(now);
  const found = versions.filter(({ effective = '' }) => effective <= today).at(-1);
  if (!found) throw new Error(`no version of “${versions[0]?.title}” is in force on ${today}`);
  const later = announcedVersions(versions, now);
  return later.length > 0 ? { ...found, later } : found;
}
