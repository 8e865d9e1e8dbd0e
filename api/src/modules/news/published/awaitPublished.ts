import type { Calls, CallValue } from '@portal/shared/contract';
import type { CallContext } from '../../../pipeline/handler.ts';

/**
 * Returns the mark of the public content. With the current mark as `since`, waits for another one or a timeout, so that
 * caches of pages learn of changes.
 */
export async function awaitPublished(
  { since }: CallValue<Calls['awaitPublished']>,
  { publication, noteHeld }: CallContext,
) {
  const askedMs = performance.now();
  const mark = await publication.ask(since);
  noteHeld(performance.now() - askedMs);
  return { mark };
}
