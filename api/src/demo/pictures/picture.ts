import { rail, tiles } from '@portal/shared/scenes/kitchen';
import { box, PAINTS, shape } from '@portal/shared/scenes/paint';
import { lamp, plant, room, windowPane } from '@portal/shared/scenes/room';
import { lettering, type Words } from './lettering.ts';
import { motifs } from './motifs.ts';
import { moods, type Mood } from './palette.ts';
import { behindCounter, inStreet } from './people.ts';
import { scenes, type Subject } from './subjects.ts';

export interface PictureOrder extends Partial<Words> {
  width: number;
  height: number;
  /** Main thing, and a small one next to it. */
  subject: Subject;
  beside?: Subject;
  /** Selects people and the room, so that two pictures of one subject differ. */
  seed: number;
}

const moodOf = (seed: number): Mood => moods[seed % moods.length] ?? moods[0];

const isScene = (subject: Subject): subject is keyof typeof scenes => subject in scenes;
const OUTSIDE: ReadonlySet<Subject> = new Set(['market', 'storefront']);

/** Height of a drawing in its own units. */
const HEIGHT = 300;
const COUNTER = 240;
const STREET = 262;

/** A thing that stands on a ground line, in a square of `size`. */
const placed = (subject: Subject | undefined, mood: Mood, x: number, ground: number, size: number) =>
  subject === undefined || isScene(subject)
    ? ''
    : `<g transform="translate(${Math.round(x)} ${Math.round(ground - size * 0.85)}) scale(${(size / 200).toFixed(3)})">${motifs[subject](mood.accent)}</g>`;

/** Wall of a dining room or a kitchen. */
const walls: readonly ((width: number) => string)[] = [
  (width) => windowPane(width / 2 - 190, 36, 120, 100) + lamp(width / 2 + 120, 26),
  (width) => tiles(0, 44, width, 130) + rail(width / 2 + 30, 60, 130),
  (width) => windowPane(width / 2 + 60, 36, 130, 100) + lamp(width / 2 - 150, 26),
  (width) => box(width / 2 + 40, 84, 150, 8, 'bark', 2) + plant(width / 2 + 160, 84, 0.5) + lamp(width / 2 - 140, 30),
];

/** A person at work behind a counter with what is shown, or in a street before it. */
function drawn({ subject, beside, seed }: PictureOrder, width: number, mood: Mood): string {
  const middle = width / 2;
  if (OUTSIDE.has(subject))
    return [
      box(0, 0, width, HEIGHT, 'sky', 0),
      shape(`M0 210Q${width * 0.3} 120 ${width * 0.6} 200T${width} 180V300H0Z`, 'leaf'),
      box(0, STREET - 14, width, HEIGHT, 'floor', 0),
      placed(subject, mood, middle - 70, STREET, 240),
      inStreet(seed, middle - 110, STREET - 186, 0.84),
    ].join('');
  return [
    room(width, HEIGHT, 250),
    walls[seed % walls.length]?.(width) ?? '',
    behindCounter(seed, middle - 72, COUNTER - 112),
    box(0, COUNTER, width, HEIGHT, 'wood', 0),
    box(0, COUNTER - 4, width, 12, 'bark', 0),
    placed(beside, mood, middle - 205, COUNTER, 84),
    placed(subject, mood, middle - 12, COUNTER + 2, 160),
  ].join('');
}

/** Part of a picture without words, `width` by `height`. */
function illustration(order: PictureOrder, width: number, height: number): string {
  if (isScene(order.subject))
    return scenes[order.subject].replace(
      /^<svg xmlns="[^"]+" width="\d+" height="\d+"/,
      `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
    );
  const units = Math.max((width / height) * HEIGHT, 340);
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${units} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${drawn(order, units, moodOf(order.seed))}</svg>`;
}

/** SVG file of some size. */
export const svg = (width: number, height: number, parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts}</svg>`;

/** Draws a picture as SVG; words stand on a ground of their own above the drawing. */
export function drawPicture(order: PictureOrder): string {
  const { width, height, words, seed } = order;
  if (!words) return svg(width, height, PAINTS + illustration(order, width, height));
  const mood = moodOf(seed);
  const above = Math.round(height * 0.42);
  const margin = width * 0.08;
  return svg(
    width,
    height,
    [
      PAINTS,
      `<rect width="${width}" height="${height}" fill="${mood.ground}"/>`,
      lettering({ ...order, words }, mood.text, {
        x: margin,
        y: margin,
        width: width - 2 * margin,
        height: above - margin * 1.5,
      }),
      `<g transform="translate(0 ${above})">${illustration(order, width, height - above)}</g>`,
    ].join(''),
  );
}
