/** Compares names as people type them: composed or decomposed Hangul, with or without a space. */
export const isSameName = (one: string | null, other: string): boolean =>
  one !== null && normalized(one) === normalized(other);

const normalized = (name: string) => name.normalize('NFC').replace(/\s/g, '').toLowerCase();
