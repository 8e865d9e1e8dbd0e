import { legs, person, type Figure } from '@portal/shared/scenes/person';

type Look = Omit<Figure, 'at' | 'left' | 'right'>;

/** Owners, cooks and servers of restaurants. */
const PEOPLE: readonly [Look, ...Look[]] = [
  { hair: 'bun', hairColour: 'brown', skin: 'fair', top: 'accent', apron: 'green', look: 3 },
  { hair: 'short', top: 'paper', wears: 'toque', apron: 'green', look: 3, build: 1.1 },
  { hair: 'curls', hairColour: 'grey', top: 'gold', wears: 'scarf', apron: 'paper', look: 4, build: 1.12 },
  { hair: 'parted', skin: 'tan', top: 'leaf', apron: 'bark', look: 3, build: 1.08 },
  { hair: 'bob', skin: 'fair', top: 'navy', apron: 'gold', look: 4, build: 0.95, glasses: true },
  { hair: 'sparse', hairColour: 'grey', top: 'green', apron: 'paper', look: 3, build: 1.15 },
  { hair: 'tail', top: 'plum', apron: 'paper', look: 4, build: 0.95 },
];

const one = (seed: number): Look => PEOPLE[seed % PEOPLE.length] ?? PEOPLE[0];

/** A person behind a counter whose top is 114 below the centre of the head. */
export const behindCounter = (seed: number, x: number, y: number): string =>
  person({ at: [x, y], ...one(seed), left: [-42, 80, -22, 106], right: [44, 80, 30, 106] });

/** A person who stands in a street and points at something to the right; 222 from the head to the ground. */
export const inStreet = (seed: number, x: number, y: number, scale: number): string => {
  const figure: Figure = { at: [x, y], scale, ...one(seed), left: [-38, 84, -16, 96], right: [46, 66, 66, 40] };
  return `${legs(figure, 'iron')}${person(figure)}`;
};
