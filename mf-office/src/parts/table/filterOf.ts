/**
 * A filter of a list by words that have names: its choices, and the word that an address names.
 * @param names the words with what an employee reads.
 * @param all what the choice of everything is called.
 */
export const filterOf = <Word extends string>(names: Readonly<Record<Word, string>>, all: string) => ({
  options: [
    { value: '' as const, label: all },
    ...(Object.entries(names) as [Word, string][]).map(([value, label]) => ({ value, label })),
  ],
  /** The word; undefined for everything, and for what is no word of the filter. */
  wordOf: (named: string | null): Word | undefined =>
    named !== null && Object.hasOwn(names, named) ? (named as Word) : undefined,
});
