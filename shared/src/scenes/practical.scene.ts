import { bowl, flames, pan, pot, rail, steam, stove, tiles } from './kitchen.ts';
import { box, drawScene, lines } from './paint.ts';
import { legs, person, type Figure } from './person.ts';
import { room } from './room.ts';

const examiner: Figure = {
  at: [392, 86],
  scale: 0.98,
  hair: 'bob',
  hairColour: 'grey',
  top: 'navy',
  wears: 'jacket',
  glasses: true,
  look: -4,
  left: [-40, 84, -16, 92],
  right: [38, 84, 6, 100],
  held: `${box(-24, 62, 40, 52, 'wood', 3)}${box(-20, 68, 32, 42, 'paper', 2)}${box(-12, 58, 16, 8, 'steel', 2)}${lines('M-14 78l3 4 6-7M-2 79h9M-14 92l3 4 6-7M-2 93h9', 'green')}`,
};

/** A practical examination: a candidate cooks at the stove, an examiner notes points. */
export default drawScene(
  480,
  300,
  room(480, 300, 244),
  tiles(0, 36, 330, 150),
  rail(34, 52, 128),
  box(192, 0, 112, 40, 'steel', 0),
  box(180, 38, 136, 14, 'iron', 3),
  legs(examiner, 'iron'),
  person(examiner),
  person({
    at: [162, 96],
    hair: 'short',
    top: 'paper',
    wears: 'toque',
    apron: 'green',
    look: 3,
    isLookingDown: true,
    left: [-40, 82, -30, 92],
    right: [44, 70, 76, 78],
  }),
  stove(30, 196, 308, 104),
  flames(270, 198),
  pan(258, 188, 1),
  steam(252, 158, 1.1),
  pot(92, 197, 'accent', 0.95),
  steam(92, 154, 0.9),
  bowl(174, 197, 'gold', 0.9),
);
