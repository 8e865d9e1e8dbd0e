import type { Calls, CallValue } from '@portal/shared/contract';
import type { CallContext } from '../../../pipeline/handler.ts';

/** Counts and logs a section that a browser could not load. */
export async function recordSectionFailure(
  { section, build, cause, owner, detail, path }: Exclude<CallValue<Calls['telemetry']>, { cause: 'unknown-answer' }>,
  { log, metrics }: CallContext,
) {
  metrics.sectionFailed(section, cause);
  log.warn({ section, build, cause, owner, detail, path }, 'a section failed in a browser');
  return null;
}
