/** The weights of the typeface. A browser takes the bold one from 600 on. */
export type Weight = '400' | '700';

/** A file of the typeface. */
export interface Part {
  weight: Weight;
  url: string;
  /** The characters that it has, as in CSS: `U+AC00-AC0F, U+41`. */
  unicodeRange: string;
}
