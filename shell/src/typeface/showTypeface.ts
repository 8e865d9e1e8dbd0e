import { faceOf, parts } from '@portal/shared/typeface';
import { frameReady } from '../frame/whenFrameReady.ts';
import { charactersByWeight } from './charactersByWeight.ts';
import { inIdleTime } from './inIdleTime.ts';
import { isNeeded } from './isNeeded.ts';

/** A part that does not come leaves its words in the device's own typeface, which is no failure. */
const load = (face: FontFace): Promise<unknown> => face.load().catch(() => undefined);

/**
 * Shows Pretendard: first loads all parts that the page needs, then has the document know it. Parts that were shown as
 * they came would have the browser lay out the whole page again for each of about fifteen. What other pages need beyond
 * it comes with them.
 */
export async function showTypeface(): Promise<void> {
  await frameReady;
  const characters = await charactersByWeight(document.body);
  const faces: FontFace[] = [];
  const loading: Promise<unknown>[] = [];
  await inIdleTime(parts, (part) => {
    const face = faceOf(part);
    faces.push(face);
    if (isNeeded(part, characters)) loading.push(load(face));
  });
  await Promise.all(loading);
  // Each by itself would have the page laid out once more.
  await inIdleTime([faces], (all) => all.forEach((face) => document.fonts.add(face)));
}
