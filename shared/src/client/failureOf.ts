import { NUMBERS, type Envelope, type InputIssue } from '../contract/all/index.ts';
import { FAULT } from '../contract/base/messages.ts';
import { CallError } from './callError.ts';

/** Parts of an HTTP response that determine failure. */
export interface Answer {
  status: number;
  /** Body parsed as JSON. */
  data: unknown;
}

export const isEnvelope = (data: unknown): data is Envelope<unknown> =>
  typeof data === 'object' && data !== null && typeof (data as { code?: unknown }).code === 'number';

function issuesOf(envelope: Envelope<unknown>): InputIssue[] {
  const entity = envelope.entity as { issues?: unknown } | null;
  return Array.isArray(entity?.issues) ? (entity.issues as InputIssue[]) : [];
}

/** Failure of a response; null for success. */
export function failureOf({ status, data }: Answer): CallError | null {
  if (!isEnvelope(data)) return new CallError(status === 200 ? 'unreadable' : 'http', status, FAULT);
  if (status === 200) return data.code === NUMBERS.SUCCESS ? null : new CallError('refused', data.code, data.message);
  if (status === 400) return new CallError('invalid', status, data.message, issuesOf(data));
  const failure = new CallError('http', status, data.message);
  if (failure.isFault) failure.message = FAULT;
  return failure;
}
