import { seoulDay } from '../time/index.ts';
import type { LegalText } from './legalText.ts';

/** Versions of a text that have been announced in Seoul and are not in force yet. */
export function announcedVersions(versions: readonly LegalText[], now: Date): LegalText[] {
  const today = seoulDay(now);
  return versions.filter(
    ({ announced, effective = '' }) => announced !== undefined && announced <= today && effective > today,
  );
}

/** Newest version in force in Seoul, with announced ones; `versions` are sorted, oldest first. */
export function textInForce(versions: readonly LegalText[], now: Date): LegalText {
  const today = seoulDay(now);
  const found = versions.filter(({ effective = '' }) => effective <= today).at(-1);
  if (!found) throw new Error(`no version of “${versions[0]?.title}” is in force on ${today}`);
  const later = announcedVersions(versions, now);
  return later.length > 0 ? { ...found, later } : found;
}
