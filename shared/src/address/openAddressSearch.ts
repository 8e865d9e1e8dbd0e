import { openDialog } from '@portal/shared/overlay';
import type { FoundAddress } from './foundAddress.ts';

/** Opens the address search. @returns the chosen address; undefined if closed. */
export const openAddressSearch = (): Promise<FoundAddress | undefined> =>
  openDialog(() => import('./AddressSearchDialog.tsx'));
