import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';
import { CallError, type ClientEnvironment } from '@portal/shared/client';
import { CODES, type Envelope } from '@portal/shared/contract';

/** A page that waits longer for its own content is left to the browser. */
const TIMEOUT_MS = 2000;

/** IP address of the visitor whose page is being rendered. */
export const visitorOfRender = new AsyncLocalStorage<string | null>();

const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number';

/**
 * Asks the API as a guest, for the visitor who caused the render: the API trusts this server about addresses, and
 * counts the call as that visitor's.
 */
export const askApi =
  (origin: string): NonNullable<ClientEnvironment['ask']> =>
  async (call, input, { until }) => {
    if (call.method !== 'GET' || call.alsoPost || call.access !== 'public')
      throw new CallError('http', CODES.NO_SESSION.code, CODES.NO_SESSION.message);
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(input as Record<string, unknown>))
      if (value !== undefined && value !== null) query.append(name, String(value));
    const visitor = visitorOfRender.getStore();
    const response = await fetch(`${origin}${call.path}?${query.toString()}`, {
      headers: visitor ? { 'X-Forwarded-For': visitor } : {},
      signal: AbortSignal.timeout(until === undefined ? TIMEOUT_MS : Math.max(1, until - Date.now())),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.status !== 200) throw new CallError('http', response.status, CODES.FAULT.message);
    if (!isEnvelope(body)) throw new CallError('unreadable', 0, CODES.FAULT.message);
    if (body.code !== CODES.SUCCESS.code) throw new CallError('refused', body.code, body.message);
    return v.parse(call.entity, body.entity) as never;
  };
