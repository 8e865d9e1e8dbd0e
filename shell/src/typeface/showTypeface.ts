import { faceOf, parts } from '@portal/shared/typeface';
import { frameReady } from '../frame/whenFrameReady.ts';
import { blocksOf } from './blocksOf.ts';
import { charactersByWeight } from './charactersByWeight.ts';
import { inIdleTime } from './inIdleTime.ts';
import { isNeeded } from './isNeeded.ts';

/** A part that does not come leaves its words in the device's own typeface, which is no failure. */
const load = (face: FontFace): Promise<unknown> => face.load().catch(() => undefined);

/** From here on down an element is shown in the typeface (`base.css`). */
const SHOWN = 'data-typeface';

/** Has the browser lay the block out at once: several blocks in one picture would be one long task. */
function showIn(block: Element): void {
  block.setAttribute(SHOWN, '');
  block.getBoundingClientRect();
}

/** Also in what has come to the page since. */
function showInWhole(root: Element): void {
  for (const block of root.querySelectorAll(`[${SHOWN}]`)) block.removeAttribute(SHOWN);
  root.setAttribute(SHOWN, '');
}

/**
 * Shows Pretendard: first loads all parts that the page needs, then has the document know it and shows it block by
 * block. Each part that was shown as it came, about fifteen, would have the browser lay out the whole page again, and a
 * whole page at once keeps a phone busy for 0.3 s, in which it answers no press. What other pages need beyond it comes
 * with them.
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
  await inIdleTime(blocksOf(document.body), showIn);
  await inIdleTime([document.documentElement], showInWhole);
}
