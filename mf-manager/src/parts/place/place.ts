/** Both lines of an address in one. */
export const placeOf = ({ address, address2 }: { address: string; address2: string }): string =>
  [address, address2].filter(Boolean).join(' ');
