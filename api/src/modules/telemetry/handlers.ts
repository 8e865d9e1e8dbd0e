import type { Calls, CallValue } from '@portal/shared/contract';
import type { CallContext, HandlerTable } from '../../pipeline/handler.ts';
import { recordCanaryEnded } from './canaries/recordCanaryEnded.ts';
import { recordSectionFailure } from './sectionFailures/recordSectionFailure.ts';
import { recordUnknownAnswer } from './unknownAnswers/recordUnknownAnswer.ts';

/** Reports from browsers, and from the shell's server when rendering fails or a canary ends. */
export const telemetryHandlers = {
  telemetry: (report: CallValue<Calls['telemetry']>, context: CallContext) =>
    report.cause === 'unknown-answer' ? recordUnknownAnswer(report, context) : recordSectionFailure(report, context),
  canaryEnded: recordCanaryEnded,
} satisfies Partial<HandlerTable>;
