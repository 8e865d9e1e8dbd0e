/** Relative luminance of a colour according to WCAG 2.2, from 0 to 1. @param hex `#1b5138`. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours, from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const GROUNDS = ['ground', 'surface', 'sunken'];

/** Combinations of text and background by the names of `association/colours.css`, each with the required contrast. */
const PAIRS: readonly (readonly [text: string, ground: string, least: number])[] = [
  ...['text', 'muted', 'primary', 'accent', 'danger'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground, 4.5] as const),
  ),
  ...['info', 'success', 'warning', 'danger', 'primary', 'accent'].map((tone) => [tone, `${tone}-tint`, 4.5] as const),
  ...['info-tint', 'success-tint', 'warning-tint', 'danger-tint'].map((ground) => ['text', ground, 4.5] as const),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-strong', 4.5],
  ['on-accent', 'accent', 4.5],
  // Borders of controls and the focus ring: 3:1.
  ...['line-strong', 'focus'].flatMap((edge) => GROUNDS.map((ground) => [edge, ground, 3] as const)),
];

const coloursOf = (css: string) =>
  new Map([...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]));

/** Contrast of every pair in light and in dark mode, from a stylesheet such as `association/colours.css`. */
export function contrastsOf(css: string): { pair: string; contrast: number; least: number }[] {
  const darkFrom = css.indexOf('prefers-color-scheme: dark');
  const rooms = { light: coloursOf(css.slice(0, darkFrom)), dark: coloursOf(css.slice(darkFrom)) };
  return Object.entries(rooms).flatMap(([room, colours]) =>
    PAIRS.map(([text, ground, least]) => {
      const [one, other] = [colours.get(text), colours.get(ground)];
      if (!one || !other) throw new Error(`no colour ${text} or ${ground}`);
      return { pair: `${text} on ${ground}, ${room}`, contrast: contrast(one, other), least };
    }),
  );
}
