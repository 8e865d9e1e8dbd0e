import { box, lines, moved, oval, shape, type Colour } from './paint.ts';

/** Steam above a hot dish. */
export const steam = (x: number, y: number, scale = 1): string =>
  moved(x, y, scale, lines('M-14 0c-8-9 7-15 0-25M0-4c-8-9 7-15 0-25M14 0c-8-9 7-15 0-25', 'leaf', 0.8));

/** Pot with two handles and a lid that stands ajar; its foot is at x, y. */
export const pot = (x: number, y: number, colour: Colour = 'accent', scale = 1): string =>
  moved(
    x,
    y,
    scale,
    `${lines('M-34-24h-9v9h9M34-24h9v9h-9', 'iron')}${shape('M-35-36H35V-10Q35 0 25 0H-25Q-35 0-35-10Z', colour)}${oval(0, -36, 35, 7, 'iron')}${oval(0, -35, 30, 5, 'gold')}${lines('M-24-14V-24', 'paper', 0.6)}`,
  );

/** Frying pan with a handle to the right; its foot is at x, y. */
export const pan = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    scale,
    `${box(34, -21, 48, 7, 'bark', 3)}${shape('M-38-20H38Q34 0 18 0H-18Q-34 0-38-20Z', 'iron')}${oval(0, -20, 38, 6, 'ink')}${shape('M-24-20q2-9 10-6q4-9 12-3q9-8 14 2q9-4 12 7Z', 'leaf')}${oval(-8, -22, 5, 3, 'accent')}${oval(12, -22, 5, 3, 'gold')}`,
  );

/** Bowl of rice or soup; its foot is at x, y. */
export const bowl = (x: number, y: number, colour: Colour = 'green', scale = 1): string =>
  moved(
    x,
    y,
    scale,
    `${shape('M-20-22Q-16-34 0-34T20-22Z', 'paper')}${shape('M-25-23H25Q23-4 9 0H-9Q-23-4-25-23Z', colour)}${lines('M-18-15Q0-9 18-15', 'paper', 0.5)}`,
  );

/** Gas flames under a pot, 50 wide. */
export const flames = (x: number, y: number): string =>
  [-18, -6, 6, 18].map((dx) => shape(`M${x + dx} ${y}q-6-6 0-13q6 7 0 13Z`, 'gold')).join('');

/** Stove whose top is at y, with an oven door and knobs. */
export const stove = (x: number, y: number, width: number, height: number): string =>
  `${box(x, y, width, height, 'steel', 3)}${box(x, y, width, 9, 'iron', 3)}${box(x + 12, y + 34, width - 24, Math.max(0, height - 44), 'iron', 4)}${[0.2, 0.4, 0.6, 0.8].map((part) => oval(x + width * part, y + 21, 5, 5, 'iron')).join('')}${lines(`M${x + 22} ${y + 44}h${width - 44}`, 'steel')}`;

/** Rail on the wall with hanging ladles and pans. */
export const rail = (x: number, y: number, width: number): string =>
  `${lines(`M${x} ${y}h${width}`, 'bark')}${Array.from({ length: Math.floor(width / 34) }, (_, n) => {
    const at = x + 20 + n * 34;
    return n % 3 === 1
      ? `${lines(`M${at} ${y}v12`, 'iron')}${oval(at, y + 26, 14, 14, n % 2 ? 'iron' : 'steel')}${oval(at, y + 26, 9, 9, 'wall')}`
      : `${lines(`M${at} ${y}v30`, 'iron')}${n % 2 ? shape(`M${at - 9} ${y + 28}h18q-1 12-9 12t-9-12Z`, 'steel') : box(at - 5, y + 28, 10, 18, 'wood', 4)}`;
  }).join('')}`;

/** Tiled wall behind a kitchen. */
export const tiles = (x: number, y: number, width: number, height: number): string =>
  `${box(x, y, width, height, 'paper', 0)}${lines(`${Array.from({ length: Math.floor(height / 24) }, (_, row) => `M${x} ${y + row * 24}h${width}`).join('')}${Array.from({ length: Math.floor(width / 36) + 1 }, (_, column) => `M${x + column * 36} ${y}v${height}`).join('')}`, 'shade', 0.8)}`;

/** Chopping board with a cut radish and green onions. */
export const board = (x: number, y: number): string =>
  `${box(x - 38, y - 7, 76, 8, 'gold', 3)}${shape(`M${x - 32} ${y - 7}q0-15 16-15h12v15Z`, 'paper')}${oval(x + 4, y - 10, 6, 4, 'paper')}${oval(x + 15, y - 9, 6, 3.5, 'paper')}${lines(`M${x - 32} ${y - 12}q-12-2-18-10M${x - 32} ${y - 10}q-12 2-20 0`, 'leaf')}`;
