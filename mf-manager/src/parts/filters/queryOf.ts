/** The query of an address, without what narrows nothing. */
export const queryOf = (choices: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(choices).filter((choice): choice is [string, string] => Boolean(choice[1])),
  ).toString();
