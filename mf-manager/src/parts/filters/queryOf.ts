/** Query of an address, without empty values. */
export const queryOf = (choices: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(choices).filter((choice): choice is [string, string] => Boolean(choice[1])),
  ).toString();
