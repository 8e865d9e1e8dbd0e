/** Weights of the typeface. A browser uses the bold one from 600 on. */
export type Weight = '400' | '700';

/** Font file with a part of the characters. */
export interface Part {
  weight: Weight;
  /** A function, because computing 184 URLs at once is a noticeable task on a phone. */
  url(): string;
  /** Characters of the file, as in CSS: `U+AC00-AC0F, U+41`. */
  unicodeRange: string;
}
