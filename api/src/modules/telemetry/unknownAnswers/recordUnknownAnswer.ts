import { calls, type Calls, type CallValue } from '@portal/shared/contract';
import type { CallContext } from '../../../pipeline/handler.ts';

const PATHS: ReadonlySet<string> = new Set(Object.values(calls).map(({ path }) => path));

/**
 * Counts and logs a part of a response that a build did not know. Anyone can send a report, so that unknown calls share
 * one label.
 */
export async function recordUnknownAnswer(
  report: Extract<CallValue<Calls['telemetry']>, { cause: 'unknown-answer' }>,
  { log, metrics }: CallContext,
) {
  metrics.answerUnknown(report.section, PATHS.has(report.call) ? report.call : 'other', report.effect);
  log.warn(report, 'a build did not know a part of an answer');
  return null;
}
