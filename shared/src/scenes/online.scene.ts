import { bowl, steam } from './kitchen.ts';
import { box, drawScene, lines, shape } from './paint.ts';
import { person } from './person.ts';
import { lamp, plant, room, sheet, table, windowPane } from './room.ts';

/** An online course: an owner learns at a table of the own restaurant after closing. */
export default drawScene(
  480,
  300,
  room(480, 300, 236),
  windowPane(44, 46, 150, 110),
  lamp(296, 30),
  box(384, 66, 70, 8, 'bark', 2),
  bowl(404, 66, 'green', 0.7),
  bowl(436, 66, 'accent', 0.7),
  plant(440, 250, 0.95),
  person({
    at: [232, 106],
    scale: 1.06,
    hair: 'parted',
    hairColour: 'black',
    top: 'leaf',
    apron: 'green',
    build: 1.08,
    look: 4,
    left: [-42, 76, -4, 96],
    right: [44, 78, 30, 94],
    held: lines('M2 96L14 80', 'accent'),
  }),
  table(88, 214, 330, 86),
  sheet(204, 217, 58),
  shape('M268 214L282 150Q283 146 287 146H362Q367 146 366 151L352 214Z', 'iron'),
  shape('M276 207L288 153H358L346 207Z', 'iron'),
  box(250, 210, 108, 6, 'steel', 3),
  bowl(130, 215, 'gold', 0.8),
  steam(130, 184, 0.7),
);
