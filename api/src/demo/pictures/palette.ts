/** Warm ivory, deep green, persimmon: the colours of the association's pictures. */
export const palette = {
  ivory: '#fbf6ea',
  sand: '#f1e6d0',
  wheat: '#e4b95f',
  persimmon: '#e2673a',
  clay: '#a8461f',
  leaf: '#6c9a78',
  green: '#1f4d3a',
  mist: '#dfe9df',
  ink: '#2b2a26',
  white: '#ffffff',
  /** Ground, plate and words of advertisements. */
  plain: '#f4f4f2',
  plate: '#d9dcdd',
  slate: '#3d4348',
} as const;

/** A background with contrasting colours. */
export interface Mood {
  ground: string;
  accent: string;
  text: string;
}

export const moods: readonly [Mood, ...Mood[]] = [
  { ground: palette.ivory, accent: palette.persimmon, text: palette.green },
  { ground: palette.mist, accent: palette.clay, text: palette.green },
  { ground: '#f7e7d8', accent: palette.green, text: '#7a3113' },
  { ground: palette.green, accent: palette.wheat, text: palette.ivory },
  { ground: '#f6edcf', accent: palette.clay, text: palette.green },
];
