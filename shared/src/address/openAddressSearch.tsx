import { lazy, Suspense } from 'react';
import { openModal } from '@portal/shared/overlay';

/** An address as a form takes it. */
export interface FoundAddress {
  /** Five digits. */
  postCode: string;
  /** Without flat or floor, which the visitor adds. */
  address: string;
}

const AddressSearchDialog = lazy(() => import('./AddressSearchDialog.tsx'));

/** Opens the postcode search popup. @returns the chosen address, or undefined when it was closed. */
export const openAddressSearch = (): Promise<FoundAddress | undefined> =>
  openModal<FoundAddress>(({ close, closing }) => (
    <Suspense fallback={null}>
      <AddressSearchDialog closing={closing} onChoose={close} onClose={() => close()} />
    </Suspense>
  ));
