import { box, drawScene, lines, oval, shape } from './paint.ts';
import { legs, person, type Figure } from './person.ts';
import { plant, room } from './room.ts';

const graduate: Figure = {
  at: [176, 96],
  scale: 0.94,
  hair: 'bob',
  skin: 'fair',
  top: 'accent',
  wears: 'jacket',
  build: 0.96,
  look: 4,
  left: [-30, 84, 36, 86],
  right: [38, 74, 52, 76],
};
const president: Figure = {
  at: [304, 90],
  scale: 0.98,
  hair: 'parted',
  hairColour: 'grey',
  top: 'navy',
  wears: 'tie',
  build: 1.08,
  look: -4,
  left: [-40, 74, -56, 80],
  right: [32, 86, -34, 92],
};

const certificate = `${box(206, 132, 66, 48, 'paper', 3)}<rect x="211" y="137" width="56" height="38" fill="none" stroke="var(--gold)" stroke-width="2.500"/>${lines('M226 146h26M220 155h38', 'ink', 0.4)}${oval(239, 166, 6, 6, 'accent')}`;

/** A certificate is handed over on a stage, in front of applauding guests. */
export default drawScene(
  480,
  300,
  room(480, 300, 252),
  shape('M0 0H92Q84 130 58 252H0Z', 'green'),
  shape('M480 0H388Q396 130 422 252H480Z', 'green'),
  lines('M28 0Q26 130 14 250M60 0Q56 130 38 250M452 0Q454 130 466 250M420 0Q424 130 442 250', 'ink', 0.25),
  box(128, 24, 224, 26, 'gold', 13),
  lines('M164 37h152', 'ink', 0.45),
  plant(96, 258, 0.7),
  plant(388, 258, 0.7),
  legs(graduate, 'iron'),
  legs(president, 'ink'),
  person({ ...graduate, held: '' }),
  certificate,
  person(president),
  ...(['short', 'curls', 'tail', 'sparse', 'bun'] as const).map((hair, n) =>
    person({
      at: [44 + n * 98, 272 - (n % 2) * 8],
      scale: 0.92,
      isBehind: true,
      hair,
      hairColour: (['black', 'grey', 'brown', 'grey', 'black'] as const)[n] ?? 'black',
      top: (['navy', 'plum', 'leaf', 'gold', 'accent'] as const)[n] ?? 'navy',
    }),
  ),
);
