import { drawScene, lines, moved } from './paint.ts';
import { legs, person, type Figure } from './person.ts';
import { clock, room, sheet, table, windowPane } from './room.ts';

const pen = lines('M6 84L20 62', 'green');

/** A candidate who writes at a desk whose top is at 0, 0. */
const candidate = (x: number, y: number, scale: number, figure: Pick<Figure, 'hair' | 'top'> & Partial<Figure>) =>
  moved(
    x,
    y,
    scale,
    `${person({ at: [0, -82], isLookingDown: true, left: [-40, 82, -18, 79], right: [40, 82, 12, 78], held: `${sheet(-2, 85, 56)}${pen}`, ...figure })}${table(-62, 0, 124, 46)}`,
  );

const invigilator: Figure = {
  at: [262, 74],
  scale: 0.62,
  hair: 'parted',
  hairColour: 'grey',
  top: 'navy',
  wears: 'tie',
  glasses: true,
  look: -3,
  left: [-32, 80, -6, 92],
  right: [32, 80, 6, 96],
};

/** A written examination: candidates bent over their papers, an invigilator, a clock. */
export default drawScene(
  480,
  300,
  room(480, 300, 196),
  windowPane(34, 34, 128, 96),
  windowPane(330, 34, 116, 96),
  clock(262, 30),
  legs(invigilator, 'iron'),
  person(invigilator),
  candidate(120, 214, 0.78, { hair: 'bun', top: 'gold', build: 0.94 }),
  candidate(372, 214, 0.78, { hair: 'sparse', hairColour: 'grey', top: 'leaf', skin: 'tan', glasses: true }),
  candidate(246, 258, 1, { hair: 'short', top: 'accent', build: 1.06 }),
  candidate(38, 268, 1, { hair: 'curls', hairColour: 'brown', top: 'green' }),
  candidate(446, 268, 1, { hair: 'bob', top: 'plum' }),
);
