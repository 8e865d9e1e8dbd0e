/** The weights of the typeface. A browser takes the bold one from 600 on. */
export type Weight = '400' | '700';

/** A file of the typeface. */
export interface Part {
  weight: Weight;
  /** A function: 184 addresses at once are a noticeable task on a phone. */
  url(): string;
  /** The characters that it has, as in CSS: `U+AC00-AC0F, U+41`. */
  unicodeRange: string;
}
