import type { HandlerTable } from '../../pipeline/handler.ts';
import { recordSectionFailure } from './sectionFailures/recordSectionFailure.ts';

/** Reports that browsers send. */
export const telemetryHandlers = {
  telemetry: recordSectionFailure,
} satisfies Partial<HandlerTable>;
