import { AsyncLocalStorage } from 'node:async_hooks';
import type { Job } from '@portal/platform/rendering/job';
import { CallError, type ClientEnvironment } from '@portal/shared/client';
import { CODES, type Envelope } from '@portal/shared/contract';
import { readAnswer } from '@portal/shared/contract/readAnswer';
import { reportUnknown } from './reportUnknown.ts';

/** A page that waits longer for its own content is left to the browser. */
const TIMEOUT_MS = 2000;

/** Job of the current render. */
export const jobOfRender = new AsyncLocalStorage<Job>();

const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number';

/**
 * Calls the API as a guest, on behalf of the visitor who caused the render: the API trusts this server's address
 * header, and attributes the call to that visitor.
 */
export const askApi =
  (origin: string): NonNullable<ClientEnvironment['ask']> =>
  async (call, input, { until }) => {
    if (call.method !== 'GET' || call.alsoPost || call.access !== 'public')
      throw new CallError('http', CODES.NO_SESSION.code, CODES.NO_SESSION.message);
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(input as Record<string, unknown>))
      if (value !== undefined && value !== null) query.append(name, String(value));
    const job = jobOfRender.getStore();
    const visitor = job?.visitor;
    const response = await fetch(`${origin}${call.path}?${query.toString()}`, {
      headers: { ...job?.trace, ...(visitor && { 'X-Forwarded-For': visitor }) },
      signal: AbortSignal.timeout(until === undefined ? TIMEOUT_MS : Math.max(1, until - Date.now())),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.status !== 200) throw new CallError('http', response.status, CODES.FAULT.message);
    if (!isEnvelope(body)) throw new CallError('unreadable', 0, CODES.FAULT.message);
    if (body.code !== CODES.SUCCESS.code) throw new CallError('refused', body.code, body.message);
    const reading = readAnswer(call.entity, body.entity);
    if (job && reading.unknown.length > 0) reportUnknown(origin, job, call, reading.unknown);
    if (!reading.isReadable) throw new CallError('unreadable', 0, CODES.FAULT.message);
    return reading.entity as never;
  };
