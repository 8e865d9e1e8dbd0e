import { useList } from '@portal/shared/client';
import { fetchUserCertList } from '@portal/shared/contract/manager';
import { APPLICATIONS } from '../../parts/kind/applicationSources.ts';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { ownedOf } from './ownedOf.ts';

/** More than anyone has. */
const MAX_OWN = 100;

/** Sentences on what the member already has, for paid offerings; empty on an error, since it is only a warning. */
export function useOwned(offering: OfferingDetail) {
  const options = { enabled: offering.price > 0, background: true };
  const certificates = useList(fetchUserCertList, { limit: MAX_OWN }, options);
  const applications = APPLICATIONS[offering.kind].applications.useList({ limit: MAX_OWN }, options);
  return {
    isLoading: certificates.isLoading || applications.isLoading,
    sentences: ownedOf(offering, { certificates: certificates.items, applications: applications.items }),
  };
}
