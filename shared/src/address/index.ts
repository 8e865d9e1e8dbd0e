export type { FoundAddress } from './foundAddress.ts';
export { openAddressSearch } from './openAddressSearch.ts';
