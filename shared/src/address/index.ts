export { openAddressSearch, type FoundAddress } from './openAddressSearch.tsx';
