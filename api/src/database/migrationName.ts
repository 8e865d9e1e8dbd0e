/** `0023-drop-memo-after-0021`: the number, and that of the migration from which on nothing uses the dropped object. */
const NAME = /^(?<number>\d{4})-.*?(?:-after-(?<after>\d{4}))?$/;

/**
 * Splits a migration's name. `after`, in contractions only, is the number of the migration whose version was the first
 * to work without the object. Both are part of the name because an older version knows nothing else of a migration.
 */
export function partsOf(name: string): { number: string; after: string | undefined } {
  const { number = '', after } = NAME.exec(name)?.groups ?? {};
  return { number, after };
}
