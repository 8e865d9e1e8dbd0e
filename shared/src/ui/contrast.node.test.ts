import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'base.css'), 'utf8');
const darkFrom = css.indexOf('prefers-color-scheme: dark');

/** The colours of a room: name to hex. */
const colours = (text: string) =>
  new Map([...text.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']));
const rooms = { light: colours(css.slice(0, darkFrom)), dark: colours(css.slice(darkFrom)) };

/** Relative luminance and contrast, WCAG 2.2. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['ground', 'surface', 'sunken'];
const pairs: [text: string, ground: string, least: number][] = [
  ...['text', 'muted', 'primary', 'accent', 'danger'].flatMap((text) =>
    grounds.map((ground): [string, string, number] => [text, ground, 4.5]),
  ),
  ...['info', 'success', 'warning', 'danger', 'primary', 'accent'].map((tone): [string, string, number] => [
    tone,
    `${tone}-tint`,
    4.5,
  ]),
  ...['info-tint', 'success-tint', 'warning-tint', 'danger-tint'].map((ground): [string, string, number] => [
    'text',
    ground,
    4.5,
  ]),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-strong', 4.5],
  ['on-accent', 'accent', 4.5],
  // Edges of controls and the focus ring: 3:1.
  ...['line-strong', 'focus'].flatMap((edge) => grounds.map((ground): [string, string, number] => [edge, ground, 3])),
];

describe.each(['light', 'dark'] as const)('in a %s room', (room) => {
  test.each(pairs)('%s on %s', (text, ground, least) => {
    const [one, other] = [rooms[room].get(text), rooms[room].get(ground)];
    if (!one || !other) throw new Error(`no colour ${text} or ${ground}`);
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
