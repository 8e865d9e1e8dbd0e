/**
 * A filter of a list by enum codes: its options, and the code named in the address.
 * @param names the codes with their Korean names.
 * @param all label of the first option.
 * @param otherwise code of that option; undefined unless given.
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
  /** The code; that of the first option for unknown codes. */
  wordOf: (named: string | null): Word | Otherwise =>
    named !== null && Object.hasOwn(names, named) ? (named as Word) : (otherwise as Otherwise),
});
