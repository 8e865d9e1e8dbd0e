import * as v from 'valibot';
import { postCodeRule } from '../rules/index.ts';

/** Longer ones are not addresses. */
const MAX_ADDRESS_LENGTH = 200;

/** What the page of the postcode service may say: that the service is there or is not, and what the visitor chose. */
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
 * Address of the page that holds the postcode service, always of another origin than the portal's, so that it can read
 * nothing of it; null where the portal has no such page, or is itself opened at that origin.
 */
export function postcodePage(): string | null {
  const origin = document.body.dataset['postcode'];
  return origin && origin !== location.origin ? `${origin}/postcode.html` : null;
}
