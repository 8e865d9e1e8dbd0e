interface Place {
  address: string;
  /** Hall, floor. */
  address2: string;
}

/** Letters and numbers of a place. A hyphen between digits is part of a number; other signs and spaces separate. */
const lettersOf = ({ address, address2 }: Place): string =>
  `${address} ${address2}`
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, (signs, at: number, all: string) => {
      const isBetweenDigits = /\p{N}$/u.test(all.slice(0, at)) && /^\p{N}/u.test(all.slice(at + signs.length));
      if (!isBetweenDigits) return '';
      return /^\p{Pd}$/u.test(signs) ? '-' : ' ';
    });

/** True if two spellings lead to one place: they differ in spaces, signs or case alone. */
export const isSamePlace = (one: Place, other: Place): boolean => lettersOf(one) === lettersOf(other);

/** True if two spellings of street and number are one; floor and room may differ. */
export const isSameStreet = (one: string, other: string): boolean =>
  isSamePlace({ address: one, address2: '' }, { address: other, address2: '' });
