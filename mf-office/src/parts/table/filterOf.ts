/**
 * A filter of a list by enum codes: its options, and the code named in the address.
 * @param names the codes with their Korean names.
 * @param all label of the option without a filter.
 */
export const filterOf = <Word extends string>(names: Readonly<Record<Word, string>>, all: string) => ({
  options: [
    { value: '' as const, label: all },
    ...(Object.entries(names) as [Word, string][]).map(([value, label]) => ({ value, label })),
  ],
  /** The code; undefined without a filter and for unknown codes. */
  wordOf: (named: string | null): Word | undefined =>
    named !== null && Object.hasOwn(names, named) ? (named as Word) : undefined,
});
