import { useItem } from '@portal/shared/client';
import { getMapOfferingChoices, type Region } from '@portal/shared/contract/manager';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';

/** What a list can be narrowed by beside what is the same every day. */
export interface OfferingChoices {
  regions: readonly Region[];
  /** `YYYY-MM`. */
  months: readonly string[];
}

const NONE_YET: OfferingChoices = { regions: [], months: [] };

/**
 * The regions and months in which something can be applied for; null where an API of an earlier day does not know them,
 * and would not narrow its lists by them either.
 */
export function useOfferingChoices(kind: Kind): OfferingChoices | null {
  const { data, error } = useItem(getMapOfferingChoices, { applyType: KINDS[kind].applyType }, { background: true });
  return error ? null : (data ?? NONE_YET);
}
