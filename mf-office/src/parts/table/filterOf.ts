/**
 * A filter of a list by words that have names: its choices, and the word that an address names.
 * @param names the words with what an employee reads.
 * @param all what the choice of everything is called, or of what a list shows first.
 * @param otherwise the word of that choice; undefined unless given.
 */
export const filterOf = <Word extends string, const Otherwise extends string | undefined = undefined>(
  names: Readonly<Record<Word, string>>,
  all: string,
  otherwise?: Otherwise,
) => ({
  options: [
    { value: '' as const, label: all },
    ...(Object.entries(names) as [Word, string][]).map(([value, label]) => ({ value, label })),
  ],
  /** The word; that of the first choice for what is no word of the filter. */
  wordOf: (named: string | null): Word | Otherwise =>
    named !== null && Object.hasOwn(names, named) ? (named as Word) : (otherwise as Otherwise),
});
