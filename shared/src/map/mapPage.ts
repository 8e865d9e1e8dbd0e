import * as v from 'valibot';
import { streetOf } from '../format/streetOf.ts';

/** What the page of the map service may say. */
export const mapMessage = v.variant('type', [
  v.object({ type: v.literal('map:ready') }),
  // The service cannot be reached, or does not know the place.
  v.object({ type: v.literal('map:failed') }),
]);

/**
 * Address of the page that holds the map of a place, always of another origin than the portal's; null where the portal
 * has none, or is itself opened at that origin. The place stands in the hash, which no server reads.
 * @param address the street and number.
 */
export function mapPage(address: string): string | null {
  const page = document.body.dataset['map'];
  return page && new URL(page).origin !== location.origin ? `${page}#${encodeURIComponent(streetOf(address))}` : null;
}
