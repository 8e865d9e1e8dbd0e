import { useItem, type ItemQuery } from '@portal/shared/client';
import { getListLine, type OwnPlace } from '@portal/shared/contract/manager';
import { KINDS } from '../kind/kinds.ts';
import type { Kind } from '../kind/offering.ts';
import { mapItem } from '../kind/sources.ts';

/** Which places: those of members for themselves, those of employers for a group, or all. */
export type Whose = 'own' | 'group' | 'all';

const isOf = ({ isGroup = false }: OwnPlace, whose: Whose) => whose === 'all' || isGroup === (whose === 'group');

/** The lines in which the member stands, of one kind or of both. */
export const useOwnPlaces = (whose: Whose, kind?: Kind): ItemQuery<OwnPlace[]> =>
  mapItem(useItem(getListLine, {}, { background: true }), (places) =>
    places.filter((place) => isOf(place, whose) && (kind === undefined || place.applyType === KINDS[kind].applyType)),
  );

/** The member's place in the line for a course or an exam; null where there is none, and where nobody can say. */
export function useOwnPlace(
  kind: Kind,
  offeringNo: number | null,
  whose: Exclude<Whose, 'all'> = 'own',
): ItemQuery<OwnPlace | null> {
  const places = useItem(getListLine, offeringNo === null ? null : {}, { background: true });
  const own = places.data?.find(
    (place) => isOf(place, whose) && place.applyType === KINDS[kind].applyType && place.offeringNo === offeringNo,
  );
  return {
    data: places.data === undefined && places.isLoading ? undefined : (own ?? null),
    isLoading: places.isLoading,
    error: null,
    retry: places.retry,
  };
}
