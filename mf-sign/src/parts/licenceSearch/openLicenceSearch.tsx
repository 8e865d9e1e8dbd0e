import { lazy, Suspense } from 'react';
import type { CallEntity } from '@portal/shared/contract';
import type { licence } from '@portal/shared/contract/common';
import { openModal } from '@portal/shared/overlay';
import type { IndustryType } from '../industries.ts';

/** One business licence, as the look-up gives it (spec §3 "Licence search result"). */
export type Licence = CallEntity<typeof licence>['list'][number];

const LicenceSearchDialog = lazy(() => import('./LicenceSearchDialog.tsx'));

/**
 * Opens the business licence search.
 * @param industryType the trade to search in; null for all three.
 */
export const openLicenceSearch = (industryType: IndustryType | null): Promise<Licence | undefined> =>
  openModal<Licence>(({ close, closing }) => (
    <Suspense fallback={null}>
      <LicenceSearchDialog industryType={industryType} closing={closing} onChoose={close} onClose={() => close()} />
    </Suspense>
  ));
