import type { Calls, CallValue } from '@portal/shared/contract';
import type { CallContext } from '../../../pipeline/handler.ts';

/** Counts and logs a canary ended by the shell. */
export async function recordCanaryEnded(
  { section, build, owner, why }: CallValue<Calls['canaryEnded']>,
  { log, metrics }: CallContext,
) {
  metrics.canaryEnded(section);
  log.warn({ section, build, owner, why }, 'a canary was ended');
  return null;
}
