import { box, drawScene, lines } from './paint.ts';
import { legs, person, type Figure } from './person.ts';
import { plant, room, sheet, table } from './room.ts';

const lecturer: Figure = {
  at: [126, 88],
  scale: 0.86,
  hair: 'bob',
  hairColour: 'brown',
  top: 'green',
  wears: 'jacket',
  look: 4,
  left: [-34, 76, -18, 98],
  right: [46, 66, 70, 34],
};

const participant = (x: number, y: number, scale: number, rest: Pick<Figure, 'hair' | 'top'> & Partial<Figure>) =>
  person({ at: [x, y], scale, isBehind: true, ...rest });

/** A lecture hall: a lecturer explains a chart to participants of all ages, seen from the back rows. */
export default drawScene(
  480,
  300,
  room(480, 300, 226),
  box(198, 30, 216, 118, 'paper', 4),
  box(198, 26, 216, 7, 'iron', 3),
  lines('M222 58h62M222 74h92M222 90h78', 'ink', 0.35),
  box(328, 96, 14, 30, 'leaf', 2),
  box(350, 80, 14, 46, 'green', 2),
  box(372, 62, 14, 64, 'accent', 2),
  lines('M320 127h74'),
  plant(44, 232, 0.9),
  legs(lecturer, 'iron'),
  person(lecturer),
  participant(232, 186, 0.72, { hair: 'short', top: 'navy' }),
  participant(312, 184, 0.72, { hair: 'tail', hairColour: 'brown', top: 'gold', build: 0.92 }),
  participant(398, 186, 0.72, { hair: 'sparse', hairColour: 'grey', top: 'leaf', build: 1.15, skin: 'tan' }),
  table(192, 226, 262, 34),
  sheet(262, 229, 34),
  sheet(356, 229, 34),
  participant(92, 222, 0.98, { hair: 'curls', hairColour: 'grey', top: 'plum', build: 1.1 }),
  participant(214, 220, 0.98, { hair: 'parted', top: 'accent', skin: 'tan' }),
  participant(330, 222, 0.98, { hair: 'bun', top: 'green', build: 0.95 }),
  participant(440, 220, 0.98, { hair: 'short', hairColour: 'brown', top: 'navy', build: 1.15 }),
);
