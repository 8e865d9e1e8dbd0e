import { useItem } from '@portal/shared/client';
import { getMapOfferingChoices, type Region } from '@portal/shared/contract/manager';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';

/** Available filter values that change over time. */
export interface OfferingChoices {
  regions: readonly Region[];
  /** `YYYY-MM`. */
  months: readonly string[];
}

const NONE_YET: OfferingChoices = { regions: [], months: [] };

/** Regions and months with offerings; null for an API of an earlier release, which cannot filter by them. */
export function useOfferingChoices(kind: Kind): OfferingChoices | null {
  const { data, error } = useItem(getMapOfferingChoices, { applyType: KINDS[kind].applyType }, { background: true });
  return error ? null : (data ?? NONE_YET);
}
