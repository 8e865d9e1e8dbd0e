/** The median of some numbers, with what lay around it. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** @throws when there is nothing to take it of. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const [min, median, max] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (min === undefined || median === undefined || max === undefined) throw new Error('Nothing was measured');
  return { median, min, max };
}

/** `1234 [1100-1500]` */
export const inWords = ({ median, min, max }: Spread): string =>
  `${Math.round(median)} [${Math.round(min)}-${Math.round(max)}]`;

/** A table of Markdown; the first row is its head. */
export const table = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
