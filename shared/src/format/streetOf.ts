/** Address without the part after its first comma, such as a floor, which would confuse the search of maps. */
export const streetOf = (address: string): string => (address.split(',')[0] ?? address).trim();
