import { createHash } from 'node:crypto';
import * as v from 'valibot';

/**
 * Data sent with a verification and returned with its result: the portal's token, and the SHA-256 of the visit, a
 * random word of the page that started it. The returning browser brings the visit itself. So a verification passed in
 * another browser proves nothing here, even if its id is known.
 */
const customData = v.object({
  token: v.pipe(v.string(), v.maxLength(100)),
  visit: v.pipe(v.string(), v.maxLength(64)),
});
type CustomData = v.InferOutput<typeof customData>;

/** SHA-256 in hexadecimal, as computed by the page. */
export const hashOfVisit = (visit: string): string => createHash('sha256').update(visit).digest('hex');

export const writeCustomData = (data: CustomData): string => JSON.stringify(data);

/** Null for data that the portal's page has not written. */
export function readCustomData(text: string): CustomData | null {
  try {
    const parsed = v.safeParse(customData, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
