import { NUMBERS, type Envelope, type InputIssue } from '../contract/all/index.ts';
import { FAULT } from '../contract/base/messages.ts';
import { CallError } from './callError.ts';

/** As much of an HTTP response as says whether the call has failed. */
export interface Answer {
  status: number;
  /** The body, read as JSON. */
  data: unknown;
}

/** Statuses whose message helps the visitor; any other failure is the same to them. */
const SHOWN_STATUSES = [403, 409, 413, 415, 422, 429];

export const isEnvelope = (data: unknown): data is Envelope<unknown> =>
  typeof data === 'object' && data !== null && typeof (data as { code?: unknown }).code === 'number';

function issuesOf(envelope: Envelope<unknown>): InputIssue[] {
  const entity = envelope.entity as { issues?: unknown } | null;
  return Array.isArray(entity?.issues) ? (entity.issues as InputIssue[]) : [];
}

/** Why the API has not done what was asked; null where it has. */
export function failureOf({ status, data }: Answer): CallError | null {
  if (!isEnvelope(data)) return new CallError(status === 200 ? 'unreadable' : 'http', status, FAULT);
  if (status === 200) return data.code === NUMBERS.SUCCESS ? null : new CallError('refused', data.code, data.message);
  if (status === 400) return new CallError('invalid', status, data.message, issuesOf(data));
  return new CallError('http', status, SHOWN_STATUSES.includes(status) ? data.message : FAULT);
}
