/** Colours of the scenes in light and in dark rooms; names are the custom properties of a drawn file. */
const COLOURS = {
  wall: ['#f7eedc', '#2a2822'],
  shade: ['#ecdec3', '#37342b'],
  floor: ['#dcc7a3', '#1f1d19'],
  sky: ['#d3e5db', '#2c463b'],
  paper: ['#ffffff', '#e6e0d3'],
  green: ['#23614a', '#3c8465'],
  leaf: ['#86b092', '#6b9a79'],
  accent: ['#d5633a', '#d9764f'],
  gold: ['#e7bb63', '#d3a650'],
  wood: ['#c08754', '#94683f'],
  bark: ['#8b5a38', '#6a472f'],
  steel: ['#cbd2cc', '#8b958e'],
  iron: ['#4b4f4a', '#171815'],
  navy: ['#3f5b7a', '#587595'],
  plum: ['#7a5a72', '#8d6c85'],
  ink: ['#2b2823', '#15130f'],
} as const;

/** Colour of a part. */
export type Colour = keyof typeof COLOURS;

/** Reference to a colour, for an attribute. */
export const paint = (colour: Colour): string => `var(--${colour})`;

/** The one weight of every drawn line. */
export const LINE = 2.5;

/** Lines of one colour and of the one weight. */
export const lines = (d: string, colour: Colour = 'ink', opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${paint(colour)}" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** Filled shape. */
export const shape = (d: string, colour: Colour): string => `<path d="${d}" fill="${paint(colour)}"/>`;

/** Rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, colour: Colour, radius = 3): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${paint(colour)}"/>`;

/** Ellipse around a centre. */
export const oval = (x: number, y: number, rx: number, ry: number, colour: Colour): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint(colour)}"/>`;

/** Parts at another place and scale. */
export const moved = (x: number, y: number, scale: number, parts: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts}</g>`;

const declared = (shade: 0 | 1) =>
  Object.entries(COLOURS)
    .map(([name, shades]) => `--${name}:${shades[shade]}`)
    .join(';');

/** Style element that defines the colours in light and dark mode. */
export const PAINTS = `<style>svg{${declared(0)}}@media(prefers-color-scheme:dark){svg{${declared(1)}}}</style>`;

/** Complete SVG file of a scene. */
export const drawScene = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${PAINTS}${parts.join('')}</svg>`;
