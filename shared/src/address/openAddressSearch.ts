import { openDialog } from '@portal/shared/overlay';
import type { FoundAddress } from './foundAddress.ts';

/** Opens the postcode search. @returns the chosen address, or undefined when it was closed. */
export const openAddressSearch = (): Promise<FoundAddress | undefined> =>
  openDialog(() => import('./AddressSearchDialog.tsx'));
