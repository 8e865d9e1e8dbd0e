/** An address as maps find it: what follows its first comma, as a floor, would confuse their search. */
export const streetOf = (address: string): string => (address.split(',')[0] ?? address).trim();
