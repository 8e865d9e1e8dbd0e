import { createHash } from 'node:crypto';
import * as v from 'valibot';

/**
 * What goes with a check to the service and comes back with its result: the portal's token, and the SHA-256 of the
 * visit, a random word of the page that began it. The browser that comes back brings the visit itself. A check that
 * another browser has passed thus proves nothing here, though its number is known.
 */
const customData = v.object({
  token: v.pipe(v.string(), v.maxLength(100)),
  visit: v.pipe(v.string(), v.maxLength(64)),
});
type CustomData = v.InferOutput<typeof customData>;

/** SHA-256 in hexadecimal digits, as the page writes it. */
export const hashOfVisit = (visit: string): string => createHash('sha256').update(visit).digest('hex');

export const writeCustomData = (data: CustomData): string => JSON.stringify(data);

/** Null for what the portal's page has not written. */
export function readCustomData(text: string): CustomData | null {
  try {
    const parsed = v.safeParse(customData, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
