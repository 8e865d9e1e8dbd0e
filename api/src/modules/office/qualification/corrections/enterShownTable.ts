import type { Calls, CallValue } from '@portal/shared/contract';
import { moneyContext } from '../../../../enrolment/context.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { enterResultTable } from '../results/results.ts';
import { correctOrAsk } from './ask.ts';

/**
 * Enters a table as previewed; results that differ from existing ones are corrected, or their correction is requested.
 */
export const enterShownTable = (input: CallValue<Calls['officeEnterResults']>, context: MemberContext) =>
  enterResultTable(input, context, (correction) => correctOrAsk(correction, { ...context, ...moneyContext(context) }));
