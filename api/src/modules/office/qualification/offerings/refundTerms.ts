import type { CourseForm } from '@portal/shared/contract/office';
import { refundBreaches } from '@portal/shared/papers';
import { refusedFields } from './sold.ts';

/**
 * Returns the reason for refunding less than the terms promise; empty without a breach, or if old ones have none.
 * @throws HttpError MALFORMED at the percentages, for new breaches without a reason
 */
export function findTermsReason(
  { before, after }: { before: CourseForm | null; after: CourseForm },
  reason: string | undefined,
): { reason?: string } {
  const breaches = refundBreaches(after);
  if (reason !== undefined && breaches.length > 0) return { reason };
  const known = new Set((before ? refundBreaches(before) : []).map(({ message }) => message));
  const added = breaches.filter(({ message }) => !known.has(message));
  if (added.length === 0) return {};
  throw refusedFields(
    'education',
    added.map(({ field, message }) => ({ field, message: `이용약관 제16조와 다릅니다. ${message}` })),
  );
}
