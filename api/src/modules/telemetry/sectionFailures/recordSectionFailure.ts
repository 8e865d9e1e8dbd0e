import type { Calls, CallValue } from '@portal/shared/contract';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findPlace } from '../places/findPlace.ts';

type Failure = Exclude<CallValue<Calls['telemetry']>, { cause: 'unknown-answer' }>;

/** Counts an error by the responsible section, and logs it with its position in the source. */
async function recordPlace(failure: Failure, { log, metrics, configuration }: CallContext): Promise<void> {
  const { section, build, cause, owner, detail, path, stack } = failure;
  const place = await findPlace({ section, build, stack }, configuration.buildsFolder);
  // Code of a visitor's browser changed the page; nobody here can mend that.
  if (cause !== 'redrawn') metrics.browserFailed(place?.section ?? section, place?.build ?? null, place?.owner ?? null);
  const found = { section: place?.section ?? section, owner: place?.owner ?? owner, source: place?.source };
  log.warn({ ...found, build, cause, detail, path }, 'a section failed in a browser');
}

/** Counts a section that a browser could not show. The responsible section is determined after the response. */
export async function recordSectionFailure(failure: Failure, context: CallContext) {
  context.metrics.sectionFailed(failure.section, failure.cause);
  void recordPlace(failure, context);
  return null;
}
