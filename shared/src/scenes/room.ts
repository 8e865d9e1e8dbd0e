import { box, lines, moved, oval, shape, type Colour } from './paint.ts';

/** Wall and floor of a room. */
export const room = (width: number, height: number, floor: number): string =>
  `${box(0, 0, width, height, 'wall', 0)}${box(0, floor, width, height - floor, 'floor', 0)}`;

/** Window with a hill outside. */
export const windowPane = (x: number, y: number, width: number, height: number): string =>
  `${box(x, y, width, height, 'sky', 4)}${shape(`M${x} ${y + height * 0.72}Q${x + width * 0.3} ${y + height * 0.42} ${x + width * 0.62} ${y + height * 0.7}T${x + width} ${y + height * 0.62}V${y + height}H${x}Z`, 'leaf')}${lines(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}`, 'paper')}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="none" stroke="var(--paper)" stroke-width="7"/>${box(x - 8, y + height, width + 16, 8, 'paper')}`;

/** Table with its front, seen from the front. */
export const table = (x: number, y: number, width: number, height: number, colour: Colour = 'wood'): string =>
  `${box(x + 8, y + 8, width - 16, height - 8, 'bark', 2)}${box(x, y, width, 11, colour, 4)}`;

/** Sheet of paper with lines of writing, lying on a table. */
export const sheet = (x: number, y: number, width = 40): string =>
  `${shape(`M${x - width / 2} ${y}L${x - width / 2 + 7} ${y - 13}H${x + width / 2 - 7}L${x + width / 2} ${y}Z`, 'paper')}${lines(`M${x - width / 2 + 11} ${y - 8}H${x + 5}M${x - width / 2 + 9} ${y - 4}H${x + 9}`, 'ink', 0.3)}`;

/** Round clock on a wall. */
export const clock = (x: number, y: number): string =>
  `${oval(x, y, 17, 17, 'paper')}<circle cx="${x}" cy="${y}" r="17" fill="none" stroke="var(--green)" stroke-width="5"/>${lines(`M${x} ${y - 9}V${y}L${x + 6} ${y + 4}`)}`;

/** Plant in a pot on the floor. */
export const plant = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    scale,
    `${shape('M0-34C-30-40-34-66-30-84C-10-76-2-58 0-34ZM0-34C2-66 14-92 32-98C36-72 24-48 0-34ZM0-34C-8-66-4-92 2-108C14-88 12-58 0-34Z', 'leaf')}${lines('M0-34C-2-60 0-78 2-96M0-34C-10-50-18-62-24-72M0-34C8-54 18-72 26-84', 'green', 0.5)}${shape('M-22-36H22L16 0H-16Z', 'accent')}${box(-25, -42, 50, 10, 'accent', 3)}${lines('M-21-30H21', 'ink', 0.25)}`,
  );

/** Lamp that hangs from the ceiling. */
export const lamp = (x: number, length: number): string =>
  `${lines(`M${x} 0V${length}`, 'ink', 0.5)}${shape(`M${x - 26} ${length + 22}Q${x - 22} ${length} ${x} ${length}T${x + 26} ${length + 22}Z`, 'green')}${shape(`M${x - 9} ${length + 22}h18q-1 7-9 7t-9-7Z`, 'gold')}`;
