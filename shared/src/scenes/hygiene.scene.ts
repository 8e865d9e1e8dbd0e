import { tiles } from './kitchen.ts';
import { box, drawScene, lines, oval, shape } from './paint.ts';
import { person } from './person.ts';
import { clock, room } from './room.ts';

/** Hygiene in a kitchen: a cook washes the hands, a colleague reads the refrigerator's thermometer. */
export default drawScene(
  480,
  300,
  room(480, 300, 250),
  tiles(0, 36, 300, 150),
  clock(52, 74),
  box(330, 30, 128, 226, 'steel', 6),
  lines('M330 116h128M344 62v34M344 136v54', 'iron', 0.6),
  box(392, 50, 50, 24, 'iron', 4),
  lines('M402 62h8M416 56v12M424 56h8v12', 'leaf'),
  person({
    at: [286, 100],
    hair: 'tail',
    top: 'navy',
    apron: 'paper',
    build: 0.96,
    look: 5,
    skin: 'fair',
    left: [-34, 82, -6, 94],
    right: [40, 66, 58, 30],
    held: `${box(-22, 78, 34, 44, 'wood', 3)}${box(-18, 83, 26, 35, 'paper', 2)}${lines('M-13 92h16M-13 101h16M-13 110h10', 'green', 0.7)}`,
  }),
  person({
    at: [138, 94],
    hair: 'short',
    hairColour: 'grey',
    top: 'paper',
    wears: 'toque',
    apron: 'green',
    build: 1.1,
    look: -1,
    isLookingDown: true,
    isBareArmed: true,
    left: [-42, 76, -8, 90],
    right: [44, 76, 12, 92],
  }),
  lines('M138 160v22', 'leaf'),
  oval(122, 178, 6, 6, 'paper'),
  oval(154, 180, 8, 8, 'paper'),
  oval(146, 170, 4, 4, 'sky'),
  box(20, 196, 214, 104, 'steel', 4),
  shape('M58 200h146l-7 16q-2 6-8 6H74q-6 0-8-6Z', 'iron'),
  box(20, 190, 214, 10, 'paper', 3),
  shape('M184 190v-46q0-16-16-16t-16 14v8h8v-6q0-8 8-8t8 10v44Z', 'iron'),
  box(204, 166, 20, 25, 'accent', 4),
  lines('M214 166v-8h-9', 'iron'),
);
