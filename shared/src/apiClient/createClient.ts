import * as v from 'valibot';
import { CallError } from '../client/callError.ts';
import { failureOf } from '../client/failureOf.ts';
import { formOf } from '../client/formOf.ts';
import type { Call, CallEntity, CallInput, Envelope, Schema } from '../contract/all/index.ts';
import { FAULT, MALFORMED } from '../contract/base/messages.ts';
import { readAnswer, type UnknownPart } from '../contract/base/readAnswer.ts';
import { CSRF_COOKIE, openCookies } from './cookies.ts';

export interface ClientOptions {
  /** Origin of the portal: `https://portal.example`. In a browser, that of the page: the API accepts no other. */
  origin: string;
  /** Returns the session token, read for each request and never stored; null for a guest. */
  token?: () => string | null;
  /** Milliseconds without a response that count as a lost connection; 30,000 by default. */
  timeoutMs?: number;
  /** Called with the parts of a response that this package's contract does not know: a newer version is needed. */
  onUnknown?: (call: Call, unknown: readonly UnknownPart[]) => void;
}

export interface RequestOptions {
  /**
   * For a call that accepts one. The same key and input are carried out once and return the same response: to retry
   * after a lost connection, pass the previous key. By default each request has a new one.
   */
  idempotencyKey?: string;
  /** Multipart field `file` of an upload. */
  file?: Blob;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export interface ApiResponse<Entity> {
  entity: Entity;
  /** Response header, such as the token of a login in `Authorization`; null if absent. */
  header(name: string): string | null;
}

/** Client of the contract's calls. */
export interface ApiClient {
  /** Makes a call; returns its entity. @throws CallError */
  request<C extends Call>(call: C, input: CallInput<C>, options?: RequestOptions): Promise<CallEntity<C>>;
  /** Makes a call; returns its entity with the response headers. @throws CallError */
  send<C extends Call>(call: C, input: CallInput<C>, options?: RequestOptions): Promise<ApiResponse<CallEntity<C>>>;
  /** Makes a call that returns a file. @throws CallError */
  download<C extends Call>(call: C, input: CallInput<C>, options?: RequestOptions): Promise<Blob>;
}

const TIMEOUT_MS = 30_000;

/** Rejects an input that the API would reject with HTTP 400. */
function checkInput(call: Call, input: unknown): void {
  const { issues } = v.safeParse(call.input as v.GenericSchema, input);
  if (!issues) return;
  const own = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
  throw new CallError('invalid', 400, MALFORMED, own);
}

function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function toRequest(call: Call, input: Record<string, unknown>, file: Blob | undefined) {
  // A secret must not be part of a URL.
  const method = call.alsoPost ? 'POST' : call.method;
  if (method === 'GET') return { method, path: call.path + queryOf(input), headers: {} };
  if (call.body === 'multipart') return { method, path: call.path, headers: {}, body: formOf(input, file) };
  const headers = { 'content-type': 'application/json' };
  return { method, path: call.path, headers, body: JSON.stringify(input) };
}

function entityOf<C extends Call>(call: C, answer: unknown, { onUnknown }: ClientOptions): CallEntity<C> {
  const reading = readAnswer(call.entity as Schema, answer);
  if (reading.unknown.length > 0) onUnknown?.(call, reading.unknown);
  if (!reading.isReadable) throw new CallError('unreadable', 200, FAULT);
  return reading.entity as CallEntity<C>;
}

/** Body as JSON; null if it is not JSON. */
async function jsonIn(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * Creates a client of the portal's API. Inputs and responses are validated by the contract of this package. Calls are
 * values, so that a bundle contains only those that it makes.
 *
 * @example
 * ```ts
 * import { CallError, createClient } from '@portal/client';
 * import { getListBoxEdu } from '@portal/client/contract/manager';
 *
 * const client = createClient({ origin: 'https://portal.example', token: () => null });
 * try {
 *   const { list } = await client.request(getListBoxEdu, { limit: 20 });
 *   for (const { title, seatsLeft } of list) console.log(title, seatsLeft);
 * } catch (error) {
 *   if (error instanceof CallError) console.error(error.code, error.message);
 * }
 * ```
 */
export function createClient(options: ClientOptions): ApiClient {
  const cookies = openCookies();

  async function fetchOnce(call: Call, input: Record<string, unknown>, own: RequestOptions): Promise<Response> {
    const { path, ...request } = toRequest(call, input, own.file);
    const token = options.token?.();
    const csrf = call.changes ? cookies.read(CSRF_COOKIE) : undefined;
    const headers = {
      ...request.headers,
      ...cookies.headers(),
      ...(token && { Authorization: token }),
      ...(csrf && { 'X-XSRF-TOKEN': csrf }),
      ...(own.idempotencyKey && { 'Idempotency-Key': own.idempotencyKey }),
    };
    const response = await fetch(new URL(path, options.origin), { ...request, headers, signal: own.signal ?? null });
    cookies.take(response);
    return response;
  }

  /** The first change of a client has no csrf cookie yet: the refused response sets it. */
  async function fetchAgain(call: Call, input: Record<string, unknown>, own: RequestOptions): Promise<Response> {
    const before = cookies.read(CSRF_COOKIE);
    const response = await fetchOnce(call, input, own);
    const isWorthRepeating = response.status === 403 && call.changes && cookies.read(CSRF_COOKIE) !== before;
    return isWorthRepeating ? fetchOnce(call, input, own) : response;
  }

  /** Makes a call and reads its response within one timeout. */
  async function exchange<Read>(
    call: Call,
    input: unknown,
    own: RequestOptions,
    read: (response: Response) => Promise<Read>,
  ): Promise<Read> {
    checkInput(call, input);
    const ending = new AbortController();
    const end = () => ending.abort();
    const timer = setTimeout(end, own.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS);
    if (own.signal?.aborted) end();
    own.signal?.addEventListener('abort', end);
    const key = call.idempotent && { idempotencyKey: own.idempotencyKey ?? crypto.randomUUID() };
    const { idempotencyKey: _, ...others } = own;
    try {
      const fields = input as Record<string, unknown>;
      return await read(await fetchAgain(call, fields, { ...others, ...key, signal: ending.signal }));
    } catch (error) {
      // Aborted by the caller.
      if (own.signal?.aborted || error instanceof CallError) throw error;
      throw new CallError('network', 0, FAULT);
    } finally {
      clearTimeout(timer);
      own.signal?.removeEventListener('abort', end);
    }
  }

  const send: ApiClient['send'] = (call, input, own = {}) =>
    exchange(call, input, own, async (response) => {
      const data = await jsonIn(response);
      const failure = failureOf({ status: response.status, data });
      if (failure) throw failure;
      return {
        entity: entityOf(call, (data as Envelope<unknown>).entity, options),
        header: (name) => response.headers.get(name),
      };
    });

  return {
    send,
    request: async (call, input, own) => (await send(call, input, own)).entity,
    download: (call, input, own = {}) =>
      exchange(call, input, own, async (response) => {
        const isFile = !(response.headers.get('content-type') ?? '').startsWith('application/json');
        if (response.status === 200 && isFile) return response.blob();
        const answer = { status: response.status, data: await jsonIn(response) };
        throw failureOf(answer) ?? new CallError('unreadable', response.status, FAULT);
      }),
  };
}
