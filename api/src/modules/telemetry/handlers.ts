import type { Calls, CallValue } from '@portal/shared/contract';
import type { CallContext, HandlerTable } from '../../pipeline/handler.ts';
import { recordCanaryEnded } from './canaries/recordCanaryEnded.ts';
import { recordSectionFailure } from './sectionFailures/recordSectionFailure.ts';
import { recordUnknownAnswer } from './unknownAnswers/recordUnknownAnswer.ts';

/** Reports that browsers send, and the shell's server where it renders for them or ends a canary. */
export const telemetryHandlers = {
  telemetry: (report: CallValue<Calls['telemetry']>, context: CallContext) =>
    report.cause === 'unknown-answer' ? recordUnknownAnswer(report, context) : recordSectionFailure(report, context),
  canaryEnded: recordCanaryEnded,
} satisfies Partial<HandlerTable>;
