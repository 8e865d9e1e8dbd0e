import { box, PAINTS } from '@portal/shared/scenes/paint';
import { person, type Figure } from '@portal/shared/scenes/person';
import { svg } from './picture.ts';

const HAIR = ['short', 'bob', 'parted', 'tail', 'sparse', 'curls', 'bun'] as const;
const HAIR_COLOURS = ['black', 'brown', 'grey', 'black'] as const;
const SKIN = ['warm', 'fair', 'tan', 'fair', 'warm'] as const;
const TOPS = ['navy', 'green', 'iron', 'plum', 'bark'] as const;

const pick = <Item>(items: readonly [Item, ...Item[]], seed: number): Item => items[seed % items.length] ?? items[0];

/** Draws a generic portrait in the proportions of a passport photo, as SVG. */
export function drawPortrait(seed: number): string {
  const figure: Figure = {
    at: [150, 180],
    scale: 3.2,
    hair: pick(HAIR, seed),
    hairColour: pick(HAIR_COLOURS, Math.floor(seed / 2)),
    skin: pick(SKIN, seed),
    top: pick(TOPS, seed),
    build: 1.1 + (seed % 3) * 0.08,
    wears: 'jacket',
    glasses: seed % 4 === 3,
  };
  return svg(300, 400, `${PAINTS}${box(0, 0, 300, 400, 'sky', 0)}${person(figure)}`);
}
