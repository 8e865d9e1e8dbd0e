/** `0023-drop-memo-after-0021`: the number, and that of the migration since which nothing uses what is taken away. */
const NAME = /^(?<number>\d{4})-.*?(?:-after-(?<after>\d{4}))?$/;

/**
 * A migration's number; of a contraction also `after`, the number of the migration whose version was the first that can
 * live with it. Both stand in its name: that is all that an older version sees of it.
 */
export function partsOf(name: string): { number: string; after: string | undefined } {
  const { number = '', after } = NAME.exec(name)?.groups ?? {};
  return { number, after };
}
