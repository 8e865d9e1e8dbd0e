import { bowl } from './kitchen.ts';
import { box, drawScene, lines, moved, shape } from './paint.ts';
import { person } from './person.ts';
import { plant, room, windowPane } from './room.ts';

/** Portrait of the president at a table of the office, by a window. Upright. */
export default drawScene(
  420,
  460,
  room(420, 460, 400),
  windowPane(46, 48, 150, 150),
  box(268, 96, 118, 8, 'bark', 2),
  box(282, 48, 18, 48, 'green', 2),
  box(302, 56, 14, 40, 'accent', 2),
  box(318, 50, 16, 46, 'gold', 2),
  bowl(360, 96, 'leaf', 0.9),
  person({
    at: [212, 178],
    scale: 2.05,
    hair: 'parted',
    hairColour: 'grey',
    top: 'green',
    wears: 'tie',
    glasses: true,
    build: 1.12,
    left: [-37, 88, -5, 98],
    right: [37, 88, 6, 99],
  }),
  box(0, 400, 420, 60, 'wood', 0),
  box(0, 394, 420, 14, 'bark', 0),
  moved(96, 394, 1, `${shape('M-44 0L-36-8H40L48 0Z', 'paper')}${lines('M-26-4H26', 'ink', 0.3)}`),
  plant(366, 394, 0.85),
);
