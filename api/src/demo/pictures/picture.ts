import { motifs, type Subject } from './motifs.ts';
import { moods, type Mood } from './palette.ts';

export interface PictureOrder {
  width: number;
  height: number;
  /** The main motif, and a small one next to it. */
  subject: Subject;
  beside?: Subject;
  /** Selects colours and layout, so that two pictures of one subject differ. */
  seed: number;
  /** Large words, one per line; a picture without words is an illustration. */
  words?: readonly string[];
  /** Small words above and below the large ones. */
  over?: string;
  under?: string;
}

const FONT = "Pretendard, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif";

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const moodOf = (seed: number): Mood => moods[seed % moods.length] ?? moods[0];

/** A motif in a square of `size` whose upper left corner is at x, y. */
const placeMotif = (subject: Subject, mood: Mood, x: number, y: number, size: number) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(size / 200).toFixed(3)})">${motifs[subject](mood.accent)}</g>`;

function ground({ width: w, height: h, seed }: PictureOrder, mood: Mood): string {
  const base = `<rect width="${w}" height="${h}" fill="${mood.ground}"/>`;
  const shape = [
    `<circle cx="${w * 0.72}" cy="${h * 0.46}" r="${Math.min(w, h) * 0.62}" fill="${mood.shape}"/>`,
    `<path d="M0 ${h * 0.7}C${w * 0.3} ${h * 0.5} ${w * 0.6} ${h * 0.9} ${w} ${h * 0.62}V${h}H0z" fill="${mood.shape}"/>`,
    `<rect x="${w * 0.44}" width="${w * 0.56}" height="${h}" fill="${mood.shape}"/>`,
    `<path d="M0 ${h * 0.78}H${w}V${h}H0z" fill="${mood.shape}"/><circle cx="${w * 0.16}" cy="${h * 0.2}" r="${Math.min(w, h) * 0.12}" fill="${mood.shape}"/>`,
  ][Math.floor(seed / moods.length) % 4];
  return base + (shape ?? '');
}

function lettering(
  order: PictureOrder,
  mood: Mood,
  box: { x: number; y: number; width: number; height: number },
): string {
  const { words = [], over, under } = order;
  const longestLength = Math.max(...words.map((word) => [...word].length));
  const size = Math.min(
    box.width / (longestLength * 0.98),
    box.height / (words.length * 1.25 + (over ? 0.75 : 0) + (under ? 0.8 : 0)),
    64,
  );
  const small = Math.max(11, Math.min(size * 0.5, 24));
  const total = words.length * size * 1.25 + (over ? small * 1.6 : 0) + (under ? small * 1.7 : 0);
  let y = box.y + (box.height - total) / 2;
  const write = (text: string, fontSize: number, weight: number, advance: number) => {
    y += advance;
    return `<text x="${Math.round(box.x)}" y="${Math.round(y - advance * 0.24)}" font-size="${fontSize.toFixed(1)}" font-weight="${weight}" fill="${mood.text}">${escape(text)}</text>`;
  };
  const lines = [
    over ? write(over, small, 400, small * 1.6) : '',
    ...words.map((word) => write(word, size, 700, size * 1.25)),
    under ? write(under, small, 400, small * 1.7) : '',
  ];
  return `<g font-family="${escape(FONT)}" letter-spacing="-.02em">${lines.join('')}</g>`;
}

/** Draws a picture as SVG. */
export function drawPicture(order: PictureOrder): string {
  const { width: w, height: h, subject, beside, seed, words } = order;
  const mood = moodOf(seed);
  const parts = [ground(order, mood)];
  if (!words) {
    const size = Math.min(w, h) * 0.86;
    // A wide picture leaves its left side free for the words that pages lay over it.
    const wide = w > h * 2;
    const onRight = wide || seed % 2 === 0;
    const left = wide ? w * 0.94 - size : w * 0.5 - size * (onRight ? 0.35 : 0.62);
    parts.push(placeMotif(subject, mood, left, h * 0.92 - size * 0.9, size));
    const besideLeft = wide ? w * 0.94 - size - h * 0.44 : w * (onRight ? 0.04 : 0.7);
    if (beside) parts.push(placeMotif(beside, mood, besideLeft, h * 0.52, Math.min(w * 0.27, h * 0.42)));
  } else if (w > h * 1.4) {
    const size = Math.min(h * 0.94, w * 0.38);
    const margin = Math.max(w * 0.05, 16);
    parts.push(placeMotif(subject, mood, w - size - margin * 0.6, (h - size) / 2, size));
    if (beside && w > h * 3) parts.push(placeMotif(beside, mood, w - size * 1.75 - margin * 0.6, h * 0.4, h * 0.5));
    const taken = beside && w > h * 3 ? size * 1.8 : size;
    parts.push(lettering(order, mood, { x: margin, y: h * 0.1, width: w - taken - margin * 2, height: h * 0.8 }));
  } else {
    const size = Math.min(w * 0.8, h * 0.52);
    const margin = w * 0.08;
    parts.push(placeMotif(subject, mood, (w - size) / 2, h - size * 0.98, size));
    parts.push(
      lettering(order, mood, { x: margin, y: h * 0.05, width: w - margin * 2, height: h - size * 0.92 - h * 0.08 }),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${parts.join('')}</svg>`;
}
