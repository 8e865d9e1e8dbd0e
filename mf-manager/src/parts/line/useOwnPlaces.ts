import { useItem, type ItemQuery } from '@portal/shared/client';
import { getListLine, type OwnPlace } from '@portal/shared/contract/manager';
import { KINDS } from '../kind/kinds.ts';
import type { Kind } from '../kind/offering.ts';
import { mapItem } from '../kind/sources.ts';

/** Filter of queue entries: members' own ones, employers' group entries, or all. */
export type PlaceOwner = 'own' | 'group' | 'all';

const isOf = ({ isGroup = false }: OwnPlace, whose: PlaceOwner) => whose === 'all' || isGroup === (whose === 'group');

/** Queue entries of the member, of one kind or of both. */
export const useOwnPlaces = (whose: PlaceOwner, kind?: Kind): ItemQuery<OwnPlace[]> =>
  mapItem(useItem(getListLine, {}, { background: true }), (places) =>
    places.filter((place) => isOf(place, whose) && (kind === undefined || place.applyType === KINDS[kind].applyType)),
  );

/** The member's queue entry for a course or exam; null without one, and on an error. */
export function useOwnPlace(
  kind: Kind,
  offeringNo: number | null,
  whose: Exclude<PlaceOwner, 'all'> = 'own',
): ItemQuery<OwnPlace | null> {
  const places = useItem(getListLine, offeringNo === null ? null : {}, { background: true });
  const own = places.data?.find(
    (place) => isOf(place, whose) && place.applyType === KINDS[kind].applyType && place.offeringNo === offeringNo,
  );
  return {
    ...places,
    data: places.data === undefined && places.isLoading ? undefined : (own ?? null),
  };
}
