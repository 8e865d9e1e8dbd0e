/** Hair and headwear around a head whose centre is the origin and which is 32 wide; `behind` is drawn first. */
interface Style {
  behind?: string;
  before: string;
  /** The head from behind; equals the hair in front if missing. */
  back?: string;
}

const FULL = 'M-18 2C-22-29 22-29 18 2C17 14 10 20 0 20S-17 14-18 2Z';
const dots = (places: readonly (readonly [number, number, number])[]) =>
  places.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`).join('');
const CURLS = dots([
  [-17, -4, 7],
  [-14, -15, 8],
  [-5, -21, 8],
  [6, -21, 8],
  [14, -14, 8],
  [17, -3, 7],
]);

const HAIR = {
  short: {
    before: 'M-17.500 1C-21-27 -5-27 2-26C15-27 21-16 17.500 1C16-6 15-9 12-12C4-9-7-9-12-13C-14-8-16-5-17.500 1Z',
  },
  parted: {
    before: 'M-17.500 2C-22-22-10-28 0-26C14-28 21-17 17.500 2C17-5 15-9 13-11C5-11-2-13-6-17C-9-10-15-7-17.500 2Z',
  },
  bob: {
    behind: 'M-21 15C-27-31 27-31 21 15C16 22-16 22-21 15Z',
    before: 'M-19 12C-23-29 23-29 19 12C15 8 15-3 13-10C4-7-6-9-9-14C-12-6-15 1-15.500 8C-16 10-18 11-19 12Z',
    back: 'M-21 17C-27-31 27-31 21 17C14 23-14 23-21 17Z',
  },
  bun: {
    behind: dots([[2, -27, 9]]),
    before: 'M-17.500 2C-21-28 21-28 17.500 2C16-8 8-15 0-16C-8-15-16-8-17.500 2Z',
    back: `${FULL}${dots([[0, -25, 9]])}`,
  },
  tail: {
    behind: 'M8-14C30-16 30 14 20 32C21 16 18 4 8 0Z',
    before: 'M-17.500 3C-22-28 22-28 17.500 3C15-6 11-11 4-14C-4-9-13-6-17.500 3Z',
    back: `${FULL}M6-6C10 16 6 34 0 42C-6 34-10 16-6-6Z`,
  },
  curls: {
    behind: CURLS,
    before: dots([
      [-11, -13, 5],
      [-3, -16, 5.5],
      [6, -16, 5.5],
      [12, -12, 5],
    ]),
    back: `${FULL}${CURLS}${dots([
      [-12, 10, 7],
      [0, 14, 8],
      [12, 10, 7],
    ])}`,
  },
  sparse: {
    before: 'M-17 4C-20-6-18-13-13-17C-14-10-14-3-17 4ZM17 4C20-6 18-13 13-17C14-10 14-3 17 4Z',
    back: 'M-17-2C-19 12-10 20 0 20S19 12 17-2C12 4-12 4-17-2Z',
  },
} as const satisfies Record<string, Style>;

/** Hair of a figure. */
export type Hair = keyof typeof HAIR;

/** Hair of a head, with its parts by the order of drawing. */
export const hairOf = (hair: Hair): Style => HAIR[hair];

/** Hair of a head seen from behind. */
export const hairFromBehind = (hair: Hair): string => hairOf(hair).back ?? FULL;
