import * as v from 'valibot';
import { streetOf } from '../format/streetOf.ts';

/** Messages of the map service's page. */
export const mapMessage = v.variant('type', [
  v.object({ type: v.literal('map:ready') }),
  // The service is unreachable or does not know the place.
  v.object({ type: v.literal('map:failed') }),
]);

/**
 * URL of the page that embeds the map of a place, always on another origin than the portal's; null if there is none, or
 * if the portal itself is open at that origin. The place is in the hash, which is not sent to a server.
 * @param address street and number.
 */
export function mapPage(address: string): string | null {
  const page = document.body.dataset['map'];
  return page && new URL(page).origin !== location.origin ? `${page}#${encodeURIComponent(streetOf(address))}` : null;
}
