import * as v from 'valibot';
import { postCodeRule } from '../rules/index.ts';

/** Longer ones are not addresses. */
const MAX_ADDRESS_LENGTH = 200;

/** Messages of the postcode service's page: it has started, it has failed, or the visitor chose an address. */
export const postcodeMessage = v.variant('type', [
  v.object({ type: v.literal('postcode:ready') }),
  v.object({ type: v.literal('postcode:failed') }),
  v.object({
    type: v.literal('postcode:chosen'),
    postCode: postCodeRule,
    address: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_ADDRESS_LENGTH)),
  }),
]);

/**
 * URL of the page that embeds the postcode service, on another origin than the portal so that it cannot access it; null
 * if there is no such page, or if the portal itself is open at that origin.
 */
export function postcodePage(): string | null {
  const origin = document.body.dataset['postcode'];
  return origin && origin !== location.origin ? `${origin}/postcode.html` : null;
}
