import { faceOf, parts } from '@portal/shared/typeface';
import { frameReady } from '../frame/whenFrameReady.ts';
import { blocksOf } from './blocksOf.ts';
import { charactersByWeight } from './charactersByWeight.ts';
import { inIdleTime } from './inIdleTime.ts';
import { isNeeded } from './isNeeded.ts';

/** A part that fails to load leaves its text in the device's own typeface, which is no failure. */
const load = (face: FontFace): Promise<unknown> => face.load().catch(() => undefined);

/** Marks an element that is shown in the typeface, with its descendants (`base.css`). */
const SHOWN = 'data-typeface';

/** Forces the layout of one block: several blocks in one frame would be one long task. */
function showIn(block: Element): void {
  block.setAttribute(SHOWN, '');
  block.getBoundingClientRect();
}

/** Includes elements added since. */
function showInWhole(root: Element): void {
  for (const block of root.querySelectorAll(`[${SHOWN}]`)) block.removeAttribute(SHOWN);
  root.setAttribute(SHOWN, '');
}

/**
 * Shows Pretendard: loads all parts that the page needs, then adds them to the document and shows it block by block.
 * Showing each of about fifteen parts as it arrives would cause a layout of the whole page each time, and showing a
 * whole page at once blocks input on a phone for 0.3 s. Parts needed by other pages are loaded with those.
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
  // One by one, each would cause another layout of the page.
  await inIdleTime([faces], (all) => all.forEach((face) => document.fonts.add(face)));
  await inIdleTime(blocksOf(document.body), showIn);
  await inIdleTime([document.documentElement], showInWhole);
}
