import * as v from 'valibot';
import { calls, type Call, type CallName } from '@portal/shared/contract';
import { inTransaction } from '../../../../database/transaction.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { envelopeOfBusinessError, envelopeOfHttpError, present } from '../../../../pipeline/envelope.ts';
import { optionsOf, type CallContext } from '../../../../pipeline/handler.ts';
import { withIdempotency } from '../../../../pipeline/idempotency.ts';
import type { JobContext } from '../../../../pipeline/job.ts';
import { refusalOf } from '../../../../server/refusedRows.ts';
import { managerHandlers } from '../../../manager/handlers.ts';
import { officeHandlers } from '../../../office/handlers.ts';
import { paymentHandlers } from '../../handlers.ts';

export interface KeyedCall {
  name: CallName;
  memberNo: number;
  input: object;
  key: string;
  /** True if the caller has received the response. */
  isAnswered: boolean;
}

const handlers: Partial<Record<CallName, unknown>> = { ...managerHandlers, ...paymentHandlers, ...officeHandlers };
type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>;

/**
 * Runs a call through the stages of the pipeline that concern money: input schema, transaction, idempotency key,
 * handler, output schema. Returns its code.
 */
export async function answerCall(
  { name, memberNo, input, key }: Omit<KeyedCall, 'isAnswered'>,
  { db, log, ...services }: JobContext,
): Promise<number> {
  const call: Call = calls[name];
  const handler = handlers[name] as AnyHandler;
  const value = v.parse(call.input as v.GenericSchema, input);
  const now = services.now();
  const work = async (transaction: CallContext['db']) =>
    present(call, await handler(value, { ...services, ...membersContext(memberNo), db: transaction, now, log }));
  const keyed = { key, callName: name, memberNo, input: value, file: null, now };
  try {
    if (call.idempotent) return (await withIdempotency(db, keyed, work)).code;
    if (!call.changes || optionsOf(handler).transaction === 'own') return (await work(db)).code;
    return (await inTransaction(db, work)).code;
  } catch (thrown) {
    const error = refusalOf(thrown) ?? thrown;
    if (error instanceof BusinessError) return envelopeOfBusinessError(error).code;
    if (error instanceof HttpError) return envelopeOfHttpError(error).code;
    throw error;
  }
}

/** The pipeline's context of a caller. */
export function membersContext(memberNo: number) {
  const unexpected = () => {
    throw new Error('a call that concerns money needs only its answer');
  };
  return {
    caller: {
      memberNo,
      sessionNo: 0,
      clientId: 'site',
      userId: 'walker',
      name: '홍길동',
      role: 'member' as const,
      branchNo: null,
      actsAsEmployee: false,
      factorProvedAt: null,
    },
    sessionState: 'live' as const,
    ip: '127.0.0.1',
    userAgent: '',
    browserId: '',
    renewBrowser: unexpected,
    file: null,
    sendToken: unexpected,
    retryAfter: unexpected,
    noteHeld: unexpected,
    sendFile: unexpected,
    afterCommit: unexpected,
    afterRefusal: unexpected,
  };
}
