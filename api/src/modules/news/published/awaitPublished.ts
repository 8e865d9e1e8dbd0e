import type { Calls, CallValue } from '@portal/shared/contract';
import type { CallContext } from '../../../pipeline/handler.ts';

/** Names what the public reads now, for those who keep pages of it. */
export async function awaitPublished(
  { since }: CallValue<Calls['awaitPublished']>,
  { publication, noteHeld }: CallContext,
) {
  const askedMs = performance.now();
  const mark = await publication.ask(since);
  noteHeld(performance.now() - askedMs);
  return { mark };
}
