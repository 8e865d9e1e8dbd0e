import { useList } from '@portal/shared/client';
import { fetchUserCertList } from '@portal/shared/contract/manager';
import { APPLICATIONS } from '../../parts/kind/applicationSources.ts';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { clashOf } from './clashOf.ts';
import { ownedOf } from './ownedOf.ts';

/** More than anyone has. */
const MAX_OWN = 100;

/**
 * Sentences on what the member already has, for paid offerings, and attends at the same hours; empty on an error, since
 * it is only a warning.
 */
export function useOwned(offering: OfferingDetail) {
  const isPaid = offering.price > 0;
  const certificates = useList(fetchUserCertList, { limit: MAX_OWN }, { enabled: isPaid, background: true });
  const options = { enabled: true, background: true };
  const courses = APPLICATIONS.education.applications.useList({ limit: MAX_OWN }, options);
  const exams = APPLICATIONS.exam.applications.useList({ limit: MAX_OWN }, options);
  const { items: applications } = { education: courses, exam: exams }[offering.kind];
  return {
    isLoading: [certificates, courses, exams].some(({ isLoading }) => isLoading),
    sentences: [
      ...(isPaid ? ownedOf(offering, { certificates: certificates.items, applications }) : []),
      ...clashOf(offering, [...courses.items, ...exams.items]),
    ],
  };
}
